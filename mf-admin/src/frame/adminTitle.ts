/** The title of a page's window: what it shows, and where one is. */
export const adminTitle = (label: string) => `${label}, admin area`;

/** The title of `/admin` itself, which shows the overview. */
export const ADMIN_HOME_TITLE = 'Admin area, Music School & Conservatory';
