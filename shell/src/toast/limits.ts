// Toast settings from section 9 of the specification.

/** The default time until a toast closes. Milliseconds. */
export const AUTO_CLOSE_MS = 5000;

/** Where toasts appear: top-center. */
export const TOAST_POSITION = { vertical: 'top', horizontal: 'center' } as const;

/** A toast that is dragged by this share of its width is dismissed. */
export const DISMISS_SHARE = 0.8;

/** The maximum number of visible toasts; a further one removes the oldest. */
export const MOST_AT_ONCE = 4;

/** The duration of a toast's animation, one beat. Milliseconds. */
export const TRANSITION_MS = 240;
