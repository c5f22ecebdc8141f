export { Part, PartTitle } from './Part';
export { FOOT, FOOT_PROPERTY } from './foot';
export { lazyPart } from './lazyPart';
export { BAR_HEIGHT, NARROW } from './narrow';
