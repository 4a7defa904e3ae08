//! What is said in an analysis. Apart from the rest, so that who only plays does not wait for it.

/// A language in an analysis.
pub trait AnalysisWords: std::fmt::Debug {
    /// Everything that is said without a name or a number in it.
    fn labels(&self) -> &'static AnalysisLabels;

    /// Whom a position favours: `South is ahead by 2.5 seeds`.
    fn favour(&self, player: &str, worth: WorthTold) -> String;

    /// How far was searched: `Depth 12, 4,300,000 positions a second`.
    fn searched(&self, depth: u32, speed: u64) -> String;

    /// What is seen of a move that leads to the place of a line: `Look at gHc`.
    fn follow(&self, letters: &str) -> String;

    /// The name of a line: `Line 1, +2.5`.
    fn line(&self, number: usize, score: &str) -> String;

    /// How much of the graph is there: `6 of 20 positions`.
    fn progress(&self, known: usize, of: usize) -> String;

    /// A move in the list of the graph: `Move 3, South g`.
    fn played(&self, number: usize, player: &str, letter: char) -> String;

    /// How much a move gave away: `gives away 3.5 seeds`.
    fn gave_away(&self, hundredths: u32) -> String;

    /// The graph in a sentence.
    fn graph(&self, plies: usize, marked: usize) -> String;

    /// Whose mistakes are gone through: `Mistakes of South`.
    fn mistakes_of(&self, player: &str) -> String;

    /// A better move is asked for.
    fn find_better(&self, number: usize, of: usize, player: &str, letter: char) -> String;

    /// The move is being judged.
    fn judging(&self, letter: char) -> String;

    /// The move is not good enough.
    fn not_enough(&self, letter: char) -> String;

    /// The move is good enough.
    fn good(&self, letter: char) -> String;

    /// The solution.
    fn solution(&self, letters: &str) -> String;

    /// Where marks begin, and what a lesson accepts, in hundredths of a seed.
    fn thresholds(&self) -> String;
}

/// How much better off a player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorthTold {
    /// By hundredths of a seed.
    Seeds(u32),
    /// The player wins after so many own moves.
    Wins(u32),
    /// Nobody is.
    Draws,
}

macro_rules! labels {
    ($($name:ident,)*) => {
        /// Everything that is said without a name or a number in it.
        #[derive(Debug)]
        #[allow(missing_docs, reason = "a label is called after what it says")]
        pub struct AnalysisLabels { $(pub $name: &'static str,)* }
    };
}

labels! {
    asks,
    asks_yes,
    asks_no,
    stop,
    go_on,
    lines,
    searching,
    stopped,
    waits,
    decided,
    over,
    impossible,
    restarted,
    failed,
    pits_explained,
    all_moves,
    graph,
    graph_list,
    start,
    lesson,
    lesson_none,
    lesson_waits,
    lesson_over,
    skip,
    show,
    next,
    end_lesson,
    key_analysis,
    key_best,
}
