//! What the device and the system ask for.

use gloo::events::EventListener;
use web_sys::MediaQueryList;
use yew::prelude::*;

/// Something that a media query asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Media {
    /// A phone held upright, or anything as narrow.
    Upright,
    /// The system asks for less motion.
    ReducedMotion,
    /// The system is dark.
    Dark,
    /// The system asks for stronger contrasts.
    MoreContrast,
}

impl Media {
    fn query(self) -> Option<MediaQueryList> {
        let query = match self {
            // As in styles/start.css.
            Media::Upright => "(max-width: 760px) and (orientation: portrait), (max-width: 480px)",
            Media::ReducedMotion => "(prefers-reduced-motion: reduce)",
            Media::Dark => "(prefers-color-scheme: dark)",
            Media::MoreContrast => "(prefers-contrast: more)",
        };
        gloo::utils::window().match_media(query).ok()?
    }

    /// Whether it is so now.
    pub fn holds(self) -> bool {
        self.query().is_some_and(|query| query.matches())
    }
}

/// Whether it is so, followed while the page is open.
#[hook]
pub fn use_media(media: Media) -> bool {
    let holds = use_state_eq(|| media.holds());
    {
        let holds = holds.setter();
        use_effect_with(media, move |&media| {
            holds.set(media.holds());
            let listener = media
                .query()
                .map(|query| EventListener::new(&query, "change", move |_| holds.set(media.holds())));
            move || drop(listener)
        });
    }
    *holds
}
