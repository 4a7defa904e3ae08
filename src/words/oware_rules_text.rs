//! The rules of Oware as a newcomer reads them.

macro_rules! oware_rules_text {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// The text of the rules of Oware, written and held to the rules as [`RulesText`](super::RulesText) is.
        ///
        /// What becomes of a grand slam is told by [`GameLabels::choices`](super::GameLabels::choices).
        #[derive(Debug)]
        #[allow(missing_docs, reason = "a text is called after what it says")]
        pub struct OwareRulesText { $($(#[$doc])* pub $name: &'static str,)* }
    };
}

oware_rules_text! {
    // What the game is about.
    introduction,
    // The board.
    board,
    board_rows,
    board_first_player,
    board_letters,
    board_caption,
    // Sowing.
    sowing,
    sowing_lift,
    sowing_drop,
    sowing_origin,
    sowing_twelve_caption,
    sowing_after_twelve_caption,
    // Captures.
    capturing,
    capturing_when,
    capturing_chain,
    capturing_always,
    capturing_caption,
    // A capture of all.
    slams,
    slams_what,
    slams_in_this_game,
    slams_only,
    slams_caption,
    // An opponent without seeds.
    feeding,
    feeding_must,
    feeding_none,
    feeding_caption,
    feeding_starved_caption,
    // The end.
    ending,
    ending_when,
    ending_winning,
    ending_half,
    ending_no_move,
    ending_repetition,
    ending_slam,
    ending_agreed,
    ending_repetition_caption,
    // How this page reads its sources: a name and a reading each.
    readings,
    readings_explained,
    reading_origin,
    reading_origin_explained,
    reading_slams,
    reading_slams_explained,
    reading_winning,
    reading_winning_explained,
    reading_repetition,
    reading_repetition_explained,
    // The sources.
    sources,
    sources_names,
    source_iggamecenter,
    source_federation,
    source_programs,
    source_romein,
}
