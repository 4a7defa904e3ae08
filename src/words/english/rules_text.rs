//! The rules in English.

use crate::words::RulesText;

pub(super) static RULES: RulesText = RulesText {
    in_this_game: "In this game",
    introduction: "Two players sow seeds round a wooden board. You sow on your own side only, and reach across the \
        board only to capture. Leave your opponent without a move, and you win.",
    board: "The board",
    board_rows: "There are four rows of seven pits, and no stores. The two rows nearest to you are yours: the \
        outer row along your edge of the board, and the inner row that faces your opponent. At the start \
        every pit holds 2 seeds: 28 on your side, 56 in all.",
    board_first_player: "The players are called South and North. South begins; then you take turns.",
    board_letters: "Every pit has a letter. Your outer row runs from `a` to `g`, from your left to your right. Your \
        inner row comes back, from `h` to `n`. So `h` lies in front of `g`, and `n` in front of `a`. \
        South’s letters are small, North’s are capitals.",
    board_direction: "You sow in the order of the letters, round your own 14 pits: out along the outer row, back along \
        the inner row, and from `n` to `a` again. Seen from above, both players go counter-clockwise.",
    board_facing: "Across the middle the inner pits face each other: `h` and `N`, `i` and `M`, `j` and `L`, `k` and \
        `K`, `l` and `J`, `m` and `I`, `n` and `H`. Behind each inner pit lies an outer one: `A` behind \
        `N`, `B` behind `M`, and so on to `G` behind `H`.",
    board_caption: "The board at the start, with South below. The lines show which way each player sows: from `a` \
        round to `n`, and from `A` round to `N`.",
    choosing: "Choosing a pit",
    choosing_larger: "On your turn choose one of your pits that holds two or more seeds.",
    choosing_single: "If none of your pits holds more than one seed, you may play a single seed, but only if the next \
        pit is empty.",
    choosing_larger_caption: "A ring of beads marks what South may play: `b`, `d`, `j` or `n`. The single seeds have to wait.",
    choosing_single_caption: "Only single seeds are left. South may play `b`, `e`, `i` or `l`, but not `a` or `h`: the pit \
        after each of these is occupied.",
    sowing: "Sowing, lap after lap",
    sowing_lift: "Lift all the seeds of the pit you chose.",
    sowing_drop: "Drop one seed into each pit that follows, until your hand is empty. This is a lap.",
    sowing_relay: "Did the last seed fall into an occupied pit? Lift all the seeds of that pit, the last one too, \
        and sow on from there: the next lap.",
    sowing_end: "Did it fall into an empty pit? Your move ends there.",
    sowing_no_pit_skipped: "No pit is ever skipped. A hand of 14 or more comes past the pit that it was lifted from, and \
        drops a seed there too.",
    sowing_relay_caption: "South plays `h`, and sows 4 laps. The 3 seeds of `h` reach `k`, which is occupied. The 3 that \
        are now in `k` reach `n`, the 2 in `n` reach `b`, and the 2 in `b` reach `d`. It is empty, so \
        the move ends.",
    capturing: "Capturing",
    capturing_when: "Look at the pit where your move ends. If it is in your inner row, and the inner pit that faces \
        it is occupied, you capture all the seeds of that pit, and all the seeds of the outer pit behind \
        it. They leave the board for good.",
    capturing_nothing: "If the facing pit is empty you capture nothing, however full the pit behind it may be. A move \
        that ends in your outer row captures nothing either.",
    capturing_always: "A capture is not a choice: it is made whenever it can be, and with it your move is over. A \
        single seed captures as well as a handful, and the very first move of a game may capture.",
    capturing_sides: "Nothing ever adds seeds to a side. So neither side can hold more than 28.",
    capturing_caption: "South plays `h`: 3 seeds, and the last falls into `k`, which is empty. `K` faces it, and `D` \
        lies behind `K`. South captures the 2 seeds of `K` and the 3 seeds of `D`.",
    capturing_fourteen_caption: "`j` holds 14 seeds. South sows 1 lap, once round; the last seed falls into `j` itself, which is \
        empty by then. So South captures the 2 seeds of `L` and the 1 seed of `C`.",
    first_move: "A first move",
    first_move_all: "Whatever you play first, it takes 5 laps and 14 seeds, and ends in the pit where it began. `a` \
        to `g` capture nothing; `h` to `n` capture 4 seeds.",
    first_move_caption: "South plays `a`. The 5 laps start in `a`, `c`, `f`, `i` and `l`. The last seed falls into `a`, \
        which is empty by then.",
    first_move_after_caption: "South’s side after it: 1 seed in `a`, none in `c`, `f`, `i` and `l`, and 3 seeds in every other \
        pit.",
    endless: "Moves that never end",
    endless_what: "Sometimes a relay comes back to where it was: the same pit to lift, and the same seeds in all 14 \
        pits. From there it can only go the same way again, for ever. Such a move is endless.",
    endless_loses: "Usually an endless move loses. You may play it, and then you have lost at once; the board stays \
        as it was before.",
    endless_forbidden: "If you choose so for a new game, endless moves are forbidden instead. You may not play one, even \
        if no other move is left.",
    endless_long: "A long move need not be an endless one: one that we know stops after 1,255 laps. That is why \
        this page sets no limit to laps. It follows a move until it stops, or until it is sure that it \
        never will.",
    endless_caption: "No smaller side has an endless move: this one holds 10 seeds. South plays `a`, \
        and after 98 laps everything is as it was. The drawing shows the first 7 laps.",
    ending: "The end of the game",
    ending_no_move: "If it is your turn and you have no move, you have lost. There are three ways to come to that:",
    ending_no_seeds: "You have no seeds left.",
    ending_blocked: "You are blocked: each of your 14 pits holds a single seed, so no next pit is empty.",
    ending_only_endless: "Endless moves are forbidden, and every pit that you could play would be endless.",
    ending_endless: "If endless moves lose, playing one ends the game as well.",
    ending_repetition: "If a position comes up a second time, with the same player to move, the game is a draw. The \
        position at the start counts, too. After a capture no earlier position can come back.",
    ending_captures: "How many seeds you have captured decides nothing else.",
    ending_agreed: "You may also resign, and both players may agree on a draw.",
    ending_blocked_caption: "South is blocked: 1 seed in each of the 14 pits, and no next pit is empty.",
    readings: "Where the sources differ",
    readings_explained: "What has been published on Hawalis does not agree in every point, and is silent on some. This is \
        how we read it.",
    reading_start: "Who begins",
    reading_start_explained: "No source says. Here South does.",
    reading_single: "Single seeds",
    reading_single_explained: "Most sources say that a single seed may only go into an empty pit. Two do not mention it, and \
        one could be read as if it mattered only while you still have larger pits. We hold to it always.",
    reading_endless: "Endless moves",
    reading_endless_explained: "De Voogt reports from Oman that whoever plays one loses. Several programs for the related game \
        of Bao forbid them. Here they lose unless you choose otherwise.",
    reading_repetition: "Repetition",
    reading_repetition_explained: "One source only calls it a draw, the others are silent. We take it to mean the second time that \
        a position occurs.",
    reading_captures: "Captured seeds",
    reading_captures_explained: "In one source the greater number of captured seeds wins. When a side is swept clean, that comes \
        to the same. Otherwise captured seeds decide nothing here.",
    reading_direction: "Direction",
    reading_direction_explained: "One translation says that seeds are sown to the left. That is true of the inner row; along the \
        outer row you sow to the right.",
    reading_facing: "Facing pits",
    reading_facing_explained: "One translation says that you capture from the pit with the same letter. Its one example is `k`, \
        and only there is it true.",
    sources: "Sources",
    sources_names: "Hawalis is played in Oman; in Zanzibar it is known as Bao Kiarabu.",
    source_iggamecenter: "igGameCenter, the rules pages of Hawalis",
    source_mancala_world: "Mancala World, the page on Hawalis",
    source_de_voogt: "A. de Voogt, “Hawalis in Oman”, Board Game Studies 6 (2003), pp. 95–98",
    source_ingrams: "W. H. Ingrams on Zanzibar (1931)",
};
