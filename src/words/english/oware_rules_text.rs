//! The rules of Oware in English.

use crate::words::OwareRulesText;

pub(super) static RULES: OwareRulesText = OwareRulesText {
    introduction: "Two players sow seeds round a board of twelve pits. A move that brings pits of your opponent to two \
        or three seeds captures them. More than half of all seeds win.",
    board: "The board",
    board_rows: "There are two rows of six pits, and a store for each player. The row nearest to you is yours. At the \
        start every pit holds 4 seeds: 24 on your side, 48 in all. The stores keep what was captured.",
    board_first_player: "The players are called South and North. South begins; then you take turns.",
    board_letters: "Every pit has a letter. South’s run from `A` to `F`, North’s from `a` to `f`, each from the player’s \
        own left to right.",
    board_caption: "The board at the start, with South below. The line shows the way of sowing: from `A` to `F`, on \
        from `a` to `f`, and then from `A` again. Seen from above, that is counter-clockwise.",
    sowing: "Sowing",
    sowing_lift: "Lift all the seeds of one of your own pits.",
    sowing_drop: "Drop one seed into each pit that follows, on both sides of the board, until your hand is empty. Nothing \
        is ever sown into a store. That is the whole move: there is no second lap.",
    sowing_origin: "A hand of 12 or more comes past the pit that it was lifted from. That pit is skipped, every time \
        round, and stays empty.",
    sowing_twelve_caption: "South plays `A`, which holds 12 seeds. After 11 seeds the hand comes past `A`, skips it, and the \
        last seed falls into `B`.",
    sowing_after_twelve_caption: "The board after it: nothing in `A`, 2 seeds in `B`, and 1 seed in every other pit.",
    capturing: "Capturing",
    capturing_when: "Look at the pit into which the last seed fell. If it is your opponent’s and now holds 2 or 3 seeds, \
        you capture them.",
    capturing_chain: "Then look at the pit before it. If that is your opponent’s too and holds 2 or 3, you capture these as \
        well, and so on backwards. The chain stops at the first pit that does not fit.",
    capturing_always: "A capture is not a choice: it is made whenever it can be.",
    capturing_caption: "South plays `F`: 3 seeds, and the last falls into `c`. South captures the 2 seeds of `c` and the 3 \
        seeds of `b`. `a` holds 4 seeds now, and stops the chain.",
    slams: "Grand slams",
    slams_what: "A move that would capture every seed on your opponent’s side is a grand slam. What becomes of it is \
        chosen for each game:",
    slams_in_this_game: "in this game",
    slams_only: "Where grand slams are forbidden and you have no other move, you take all the seeds that are left, and the \
        game ends.",
    slams_caption: "South plays `F`, and the last of 3 seeds falls into `c`. Now `a` holds 3 seeds, `b` holds 2 and `c` \
        holds 3. North has no others: it is a grand slam.",
    feeding: "An opponent without seeds",
    feeding_must: "If your opponent has no seeds, you must play a move that brings at least one, if you have such a move.",
    feeding_none: "If you have none, the game ends, and each player takes the seeds on their own side.",
    feeding_caption: "North has no seeds. South may play `C` or `F`, which reach North’s side, but not `D` or `E`.",
    feeding_starved_caption: "South’s 2 seeds reach nobody. The game is over, and South takes both.",
    ending: "The end of the game",
    ending_when: "The game ends as soon as one of these comes about. Then more seeds win, and equally many are a draw.",
    ending_winning: "A player has 25 seeds or more. What lies on the board stays there and is not counted.",
    ending_half: "Both players have 24.",
    ending_no_move: "Whoever is to move has no seeds, or cannot feed an opponent without any. Each takes the seeds on their \
        own side.",
    ending_repetition: "A position comes up a second time, with the same player to move. Each takes the seeds on their own \
        side. After a capture no earlier position can come back.",
    ending_slam: "A grand slam takes all, or nothing else may be played where grand slams are forbidden.",
    ending_agreed: "You may also resign, and both players may agree on a draw.",
    ending_repetition_caption: "Two single seeds run round and never meet: when each has gone once round, this position has come \
        up again. South takes the 1 seed of `F`, and North the 1 seed of `f`.",
    readings: "Where the sources differ",
    readings_explained: "What has been published on Oware does not agree in every point. This is how we read it.",
    reading_origin: "The pit of origin",
    reading_origin_explained: "One rules page does not say whether it is skipped. All others skip it, and so does this page.",
    reading_slams: "Grand slams",
    reading_slams_explained: "Tournaments by the international rules let them capture nothing, as here unless you choose \
        otherwise.",
    reading_winning: "Enough to win",
    reading_winning_explained: "Not every source says that a game stops when it is decided. Here it does.",
    reading_repetition: "Repetition",
    reading_repetition_explained: "Players often agree to stop when a game goes round in circles. Here it stops by itself the \
        second time that a position occurs.",
    sources: "Sources",
    sources_names: "Oware is played in West Africa and in the Caribbean. This way of playing is called Abapa.",
    source_iggamecenter: "igGameCenter, the rules page of Oware",
    source_federation: "World Oware Federation, the rules of tournaments",
    source_programs: "OpenSpiel and Aualé, for what programs do",
    source_romein: "J. W. Romein and H. E. Bal, “Solving Awari with Parallel Retrograde Analysis”, Computer 36 (2003)",
};
