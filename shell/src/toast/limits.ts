// Toasts, as section 9 of the specification sets them.

/** A toast closes by itself after this time, unless its sender says otherwise. Milliseconds. */
export const AUTO_CLOSE_MS = 5000;

/** Where toasts appear: top-center. */
export const TOAST_POSITION = { vertical: 'top', horizontal: 'center' } as const;

/** Dragged aside by this share of its own width, a toast is dismissed. */
export const DISMISS_SHARE = 0.8;

/** So many are on the screen together; a further one sends the oldest away. */
export const MOST_AT_ONCE = 4;

/** A toast comes in and goes out in one beat. Milliseconds. */
export const TRANSITION_MS = 240;
