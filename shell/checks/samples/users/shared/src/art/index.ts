export const Tile = () => import('./drawings').then((m) => m.tile);
export const Ticket = () => import('./drawings').then((m) => m.ticket);
