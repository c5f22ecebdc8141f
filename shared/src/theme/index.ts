export { contrast } from './contrast';
export { CEDI_SIGN, FONT_FILES, fontFaces } from './fonts';
export { FOOT, FOOT_PROPERTY } from './foot';
export { globalCss } from './globalCss';
export { DARK, GROUNDS, LIGHT, type Ground, type GroundColors, type Scheme } from './grounds';
export { PALETTE, type Pigment } from '../palette';
export { color, font, layer, line, measure, media, motion, radius, size, space, type } from './tokens';
