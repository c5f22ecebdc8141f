export { addedFile, ADDED_FORMATS, type AddedFormat } from './added';
export { photographFilesOf, type Photograph, type PhotographFile } from './photograph';
export { widthsOf } from './widths';
