/** The placeholder in the frame's HTML for an app's HTML. */
export const APP_MARK = '<!--app-->';
