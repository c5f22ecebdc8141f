export { Photo } from './Photo';
export type { Photograph } from '../schemas/photographs/files';
