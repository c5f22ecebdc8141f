export { ownName, ownPicture } from './settings';
