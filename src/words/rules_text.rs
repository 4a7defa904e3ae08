//! The rules as a newcomer reads them.

macro_rules! rules_text {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// The text of the rules, in the order in which it is read.
        ///
        /// The letters of pits stand between backticks, so that they can be set apart from words. What
        /// captions say of the drawn examples is held to the rules by `tests/rules_text.rs`; there, seeds
        /// and laps are counted as [`Words::seeds`](super::Words::seeds) and
        /// [`Words::laps`](super::Words::laps) have them.
        #[derive(Debug)]
        #[allow(missing_docs, reason = "a text is called after what it says")]
        pub struct RulesText { $($(#[$doc])* pub $name: &'static str,)* }
    };
}

rules_text! {
    // What is in force.
    in_this_game,
    // What the game is about.
    introduction,
    // The board.
    board,
    board_rows,
    board_first_player,
    board_letters,
    board_direction,
    board_facing,
    board_caption,
    // Which pit may be played.
    choosing,
    choosing_larger,
    choosing_single,
    choosing_larger_caption,
    choosing_single_caption,
    // Sowing; four steps, of which the last two are the ends that a lap can take.
    sowing,
    sowing_lift,
    sowing_drop,
    sowing_relay,
    sowing_end,
    sowing_no_pit_skipped,
    sowing_relay_caption,
    // Captures.
    capturing,
    capturing_when,
    capturing_nothing,
    capturing_always,
    capturing_sides,
    capturing_caption,
    capturing_fourteen_caption,
    // A first move.
    first_move,
    first_move_all,
    first_move_caption,
    first_move_after_caption,
    // Endless moves.
    endless,
    endless_what,
    endless_loses,
    endless_forbidden,
    endless_long,
    endless_caption,
    // The end.
    ending,
    ending_no_move,
    ending_no_seeds,
    ending_blocked,
    ending_only_endless,
    ending_endless,
    ending_repetition,
    ending_captures,
    ending_agreed,
    ending_blocked_caption,
    // How this page reads its sources: a name and a reading each.
    readings,
    readings_explained,
    reading_start,
    reading_start_explained,
    reading_single,
    reading_single_explained,
    reading_endless,
    reading_endless_explained,
    reading_repetition,
    reading_repetition_explained,
    reading_captures,
    reading_captures_explained,
    reading_direction,
    reading_direction_explained,
    reading_facing,
    reading_facing_explained,
    // The sources.
    sources,
    sources_names,
    source_iggamecenter,
    source_mancala_world,
    source_de_voogt,
    source_ingrams,
}
