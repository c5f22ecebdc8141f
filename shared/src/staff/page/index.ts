export { Part, PartTitle } from './Part';
export { lazyPart } from './lazyPart';
export { BAR_HEIGHT, NARROW } from './narrow';
