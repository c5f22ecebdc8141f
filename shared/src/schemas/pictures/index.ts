export { guardianAgreesTo } from './guardianAgreesTo';
export { pictureQuestion } from './pictureQuestion';
