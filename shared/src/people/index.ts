export type { Person } from './person';
export { performersPath } from './path';
export { performers } from './performers';
