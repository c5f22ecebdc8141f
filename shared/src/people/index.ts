export type { Person } from './person';
export { performers } from './performers';
