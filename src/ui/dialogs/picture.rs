//! The board as a picture, and moves as an animation, to take along.

use super::{Choice, Frame, use_told};
use crate::app::{Action, Asked, Dialog, Rules, State, Theme};
use crate::drawing::{Look, Palette, Telling};
use crate::motion::Form;
use crate::record::Link;
use crate::rules::Side;
use crate::ui::dom::{self, Media, use_media};
use crate::ui::lettered::plain;
use crate::ui::program::{dialog_labels, dialog_words};
use crate::ui::sentences;
use crate::words::DialogWords;
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Properties of [`PictureDialog`].
#[derive(PartialEq, Properties)]
pub struct PictureDialogProps {
    /// What is drawn; the dialog is open while there is something.
    pub asked: Option<Asked>,
}

/// A picture of the board as it looks, or an animation of moves: a preview of it, and ways to take it along.
#[component]
pub fn PictureDialog(props: &PictureDialogProps) -> Html {
    html! {
        <Frame open={props.asked.is_some()} title={dialog_labels().picture} class="picture" dialog={Dialog::Picture}>
            { for props.asked.as_ref().map(|asked| match looked_at(asked) {
                Some(state) => html! { <Pictures state={Rc::new(state)} /> },
                None => html! { <p class="note">{ dialog_labels().link_too_long }</p> },
            }) }
        </Frame>
    }
}

/// What is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Picture,
    Animation,
}

/// A drawing that can be taken along.
#[derive(Debug, PartialEq)]
struct Drawn {
    svg: String,
    /// What its files are called, without what tells their kind.
    name: String,
    description: String,
}

/// The state of the page, as far as pictures show it; nothing when the game is too long to be told.
fn looked_at(asked: &Asked) -> Option<State> {
    let link = Link::<Rules>::decode(&asked.game).ok()?;
    let mut state = State::new(asked.settings);
    state.update(Action::Open(Rc::new(link)));
    // A link knows no names.
    state.names = Rc::new(asked.names.clone());
    state.update(Action::Seek(asked.stop));
    Some(state)
}

/// What is on the board, for those who do not see it.
fn description(words: &dyn DialogWords, state: &State) -> String {
    let board = state.board();
    let seeds = |side| -> Vec<(char, u32)> {
        let its = state.shape().pits().filter(|pit| pit.side() == side);
        its.map(|pit| (state.letter(pit), u32::from(board.seeds(pit)))).collect()
    };
    let sides = Side::BOTH.map(|side| (sentences::side_name(words, side), seeds(side)));
    let sides = sides.each_ref().map(|(name, seeds)| (*name, &seeds[..]));
    format!("{} {}", plain(&sentences::moment(words, state)), words.board_drawn(&sides))
}

fn picture(words: &dyn DialogWords, state: &State, look: Look) -> Drawn {
    let description = description(words, state);
    let telling = Telling { title: &title(words, state), description: &description };
    let (game, ply) = (state.shape().name, state.record.here().ply);
    let name = if ply == 0 { format!("{game}-start") } else { format!("{game}-move-{ply}") };
    Drawn { svg: state.picture(look, telling), name, description }
}

fn animation(words: &dyn DialogWords, state: &State, look: Look, (first, last): (usize, usize)) -> Drawn {
    let game = state.shape().name;
    let film = state.film(first..=last);
    let captions = sentences::film(words, state, &film, first);
    let description = captions.concat().join(". ");
    let telling = Telling { title: &title(words, state), description: &description };
    let name =
        if first == last { format!("{game}-move-{first}") } else { format!("{game}-moves-{first}-{last}") };
    Drawn { svg: film.svg(look, telling, &captions), name, description }
}

fn title(words: &dyn DialogWords, state: &State) -> String {
    let [south, north] = Side::BOTH.map(|side| sentences::player(words, state, side));
    words.picture_title(sentences::game_told(state.record.game()), &south, &north)
}

#[derive(PartialEq, Properties)]
struct PicturesProps {
    state: Rc<State>,
}

/// Lives as long as the dialog is open.
#[component]
fn Pictures(props: &PicturesProps) -> Html {
    let words = dialog_words();
    let labels = dialog_labels();
    let form = if use_media(Media::Upright) { Form::Narrow } else { Form::Wide };
    let still = use_media(Media::ReducedMotion);
    let palette = use_palette(props.state.settings.theme);
    let state = &props.state;
    let kind = use_state_eq(|| Kind::Picture);
    let (told, say) = use_told();

    let played = state.record.line().len() - 1;
    let here = state.record.here().ply.max(1);
    let moves = use_state_eq(|| (Some(here), Some(here)));
    let range = match *moves {
        (Some(first), Some(last)) if (1..=last).contains(&first) && last <= played => Some((first, last)),
        _ => None,
    };

    let look = state.look(form, palette);
    let drawn = {
        let what = (state.clone(), look, *kind, range);
        use_memo(what, move |(state, look, kind, range)| match (kind, range) {
            (Kind::Picture, _) => Some(Rc::new(picture(words, state, *look))),
            (Kind::Animation, Some(range)) => Some(Rc::new(animation(words, state, *look, *range))),
            (Kind::Animation, None) => None,
        })
    };
    // An image plays by itself: whoever wants nothing to move is shown the board instead.
    let stands = still && *kind == Kind::Animation;
    let preview = {
        let state = state.clone();
        use_memo((drawn.clone(), stands), move |(drawn, stands)| match &**drawn {
            Some(_) if *stands => dom::svg_address(&picture(words, &state, look).svg),
            Some(drawn) => dom::svg_address(&drawn.svg),
            None => None,
        })
    };

    let choose = {
        let (kind, say) = (kind.setter(), say.clone());
        move |which| {
            kind.set(which);
            say.emit(String::new());
        }
    };
    let (first, last) = *moves;
    let choose_moves = {
        let (moves, say) = (moves.setter(), say.clone());
        move |chosen| {
            moves.set(chosen);
            say.emit(String::new());
        }
    };
    let on_first = {
        let choose_moves = choose_moves.clone();
        Callback::from(move |first| choose_moves((first, last)))
    };
    let on_last = Callback::from(move |last| choose_moves((first, last)));
    html! {
        <>
            <Choice<Kind>
                name={labels.picture}
                options={vec![(Kind::Picture, labels.picture), (Kind::Animation, labels.animation)]}
                chosen={*kind}
                on_choose={choose}
            />
            if *kind == Kind::Animation {
                if played == 0 {
                    <p class="note">{ labels.animation_none }</p>
                } else {
                    <div class="film-moves">
                        <MoveField name={labels.animation_first} {played} chosen={first} on_choose={on_first} />
                        <MoveField name={labels.animation_last} {played} chosen={last} on_choose={on_last} />
                    </div>
                    if range.is_none() { <p class="note" role="alert">{ words.moves_asked(played) }</p> }
                }
            }
            if let Some(drawn) = &*drawn {
                if let Some(address) = &*preview {
                    <img class="picture-preview" src={address.as_str().to_owned()} alt={drawn.description.clone()} />
                }
                if stands { <p class="note">{ labels.animation_stands }</p> }
                { ways(drawn, *kind, &say) }
            }
            { told }
        </>
    }
}

/// The ways to take a drawing along. An animation cannot be a PNG.
fn ways(drawn: &Rc<Drawn>, kind: Kind, say: &Callback<String>) -> Html {
    let labels = dialog_labels();
    let way = |name: &'static str, class: Option<&'static str>, take: fn(&Drawn, Callback<String>)| {
        let (drawn, say) = (drawn.clone(), say.clone());
        let onclick = move |_: MouseEvent| {
            // What was said before is not about this.
            say.emit(String::new());
            take(&drawn, say.clone());
        };
        html! { <button type="button" {class} {onclick}>{ name }</button> }
    };
    html! {
        <div class="share-ways">
            { way(labels.save_svg, Some("primary"), |drawn, say| {
                let file = drawn.name.clone() + ".svg";
                say.emit(saved(dom::save_svg(&drawn.svg, &file), &file, false));
            }) }
            if kind == Kind::Picture {
                { way(labels.save_png, None, |drawn, say| {
                    let file = drawn.name.clone() + ".png";
                    dom::save_png(&drawn.svg, file.clone(), move |done| say.emit(saved(done, &file, true)));
                }) }
                { way(labels.copy_png, None, |drawn, say| {
                    dom::copy_png(&drawn.svg, move |done| {
                        let labels = dialog_labels();
                        say.emit(if done { labels.picture_copied } else { labels.picture_copy_refused }.to_owned());
                    });
                }) }
            }
            { way(labels.copy_svg, None, |drawn, say| {
                dom::copy(drawn.svg.clone(), move |done| {
                    let labels = dialog_labels();
                    say.emit(if done { labels.copied } else { labels.picture_copy_refused }.to_owned());
                });
            }) }
        </div>
    }
}

/// What became of a file.
fn saved(done: bool, file: &str, is_drawn: bool) -> String {
    let labels = dialog_labels();
    match done {
        true => dialog_words().saved(file),
        false if is_drawn => labels.picture_failed.to_owned(),
        false => labels.save_failed.to_owned(),
    }
}

#[derive(PartialEq, Properties)]
struct MoveFieldProps {
    name: &'static str,
    /// How many moves there are.
    played: usize,
    /// The number of one of them; nothing while something else is written there.
    chosen: Option<usize>,
    on_choose: Callback<Option<usize>>,
}

/// The number of a move.
#[component]
fn MoveField(props: &MoveFieldProps) -> Html {
    let on_choose = props.on_choose.clone();
    let oninput = move |event: InputEvent| {
        if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
            on_choose.emit(input.value().trim().parse().ok());
        }
    };
    html! {
        <label class="name">
            <span>{ props.name }</span>
            <input
                type="number"
                aria-label={props.name}
                inputmode="numeric"
                min="1"
                max={props.played.to_string()}
                value={props.chosen.map(|number| number.to_string())}
                {oninput}
            />
        </label>
    }
}

/// The colours that the page has now.
#[hook]
fn use_palette(theme: Theme) -> Palette {
    let dark = use_media(Media::Dark);
    let contrast = use_media(Media::MoreContrast);
    match theme {
        Theme::Light => Palette::Light,
        Theme::Dark => Palette::Dark,
        Theme::Contrast => Palette::Contrast,
        // As the later block of styles/tokens.css wins over the earlier.
        Theme::System if contrast => Palette::Contrast,
        Theme::System if dark => Palette::Dark,
        Theme::System => Palette::Light,
    }
}
