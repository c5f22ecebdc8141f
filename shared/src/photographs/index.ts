export { Photo } from './Photo';
export type { Photograph } from './photograph';
