/** Stands in the frame's HTML where an app's own HTML goes. */
export const APP_MARK = '<!--app-->';
