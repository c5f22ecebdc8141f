/** Where the sidebar has no room and becomes a drawer. */
export const NARROW = '@media (max-width: 900px)';
