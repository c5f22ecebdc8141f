// Each group of tokens is a module, so that a bundle contains only the ones it uses.
export * as color from './color';
export * as space from './space';
export * as font from './font';
export * as size from './size';
export * as type from './type';
export * as line from './line';
export * as measure from './measure';
export * as radius from './radius';
export * as motion from './motion';
export * as media from './media';
export * as layer from './layer';
