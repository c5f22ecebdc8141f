/** The title of a page's window: what it shows, and where one is. */
export const adminTitle = (label: string) => `${label}, admin area`;
