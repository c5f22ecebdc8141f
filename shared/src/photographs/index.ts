export { Photo } from './Photo';
export { PHOTO_FORMATS, photoFile, widthsOf, type PhotoFormat, type Photograph } from './photograph';
