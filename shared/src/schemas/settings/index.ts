export { ownMails, ownName, ownPicture } from './settings';
