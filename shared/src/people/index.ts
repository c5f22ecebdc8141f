export type { Person, Photo } from './person';
export { performers } from './performers';
