/** Where a list is a table still, and has not the room of a desk. */
export const LITTLE_ROOM = '(min-width: 641px) and (max-width: 1279px)';
