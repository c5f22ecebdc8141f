/** What uploads of photographs belong to. */
export const OWNER = 'site-photographs';
