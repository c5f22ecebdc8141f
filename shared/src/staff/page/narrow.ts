/** Where the sidebar has no room and becomes a drawer. */
export const NARROW = '@media (max-width: 900px)';

/** Height of the top bar there. */
export const BAR_HEIGHT = '60px';
