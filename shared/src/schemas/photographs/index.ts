export { photographRequest, type PhotographRequest } from './photographRequest';
