/** How long a submitted form waits for its code before the browser sends it. Milliseconds. */
export const PATIENCE_MS = 1_000;
