//! What is said in an analysis. Apart from the rest, so that who only plays does not wait for it.

/// A language in an analysis.
pub trait AnalysisWords: std::fmt::Debug {
    /// Everything that is said without a name or a number in it.
    fn labels(&self) -> &'static AnalysisLabels;

    /// Whom a position favours: `South is ahead by 2.5 seeds`.
    fn favour(&self, player: &str, worth: WorthTold) -> String;

    /// How far was searched: `Depth 12, 4.3 million positions/s`.
    fn searched(&self, depth: u32, speed: u64) -> String;

    /// What a place is worth, in a sentence for those who do not see it.
    fn summary(&self, favour: &str, depth: u32, letters: &str) -> String;

    /// What a move is worth to whoever plays it, after the name of its pit: `worth 2.5 seeds`.
    fn worth(&self, worth: ScoreTold) -> String;

    /// What is seen of a move that leads to the place of a line: `Look at gHc`.
    fn follow(&self, letters: &str) -> String;

    /// The name of a line: `Line 1, worth 2.5 seeds`.
    fn line(&self, number: usize, worth: &str) -> String;

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

    /// The move that was played in the game was no mistake.
    fn no_mistake(&self, letter: char) -> String;

    /// The solution.
    fn solution(&self, letters: &str) -> String;

    /// Where marks begin.
    fn thresholds(&self) -> &'static str;
}

/// How much better off a player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorthTold {
    /// By hundredths of a seed.
    Seeds(u32),
    /// The player wins after so many own moves.
    Wins(u32),
    /// Nobody is, in the opinion of the search.
    Level,
    /// The game is a draw.
    Draws,
}

/// What a move is worth to whoever plays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreTold {
    /// Hundredths of a seed.
    Seeds(i32),
    /// It wins in so many own moves.
    Wins(u32),
    /// It loses in so many moves of the other player.
    Loses(u32),
    /// A draw.
    Draws,
}

labels! {
    /// Everything that is said without a name or a number in it.
    AnalysisLabels:
    asks,
    asks_yes,
    asks_no,
    noted,
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
    browser_too_old,
    pits_explained,
    all_moves,
    graph,
    graph_list,
    start,
    lesson,
    lesson_none,
    lesson_accepts,
    lesson_waits,
    lesson_over,
    lesson_back,
    skip,
    show,
    next,
    end_lesson,
    key_analysis,
    key_best,
}
