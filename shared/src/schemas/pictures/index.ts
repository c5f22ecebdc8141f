export { pictureQuestion } from './pictureQuestion';
