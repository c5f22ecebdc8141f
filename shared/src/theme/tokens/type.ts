import * as font from './font';
import * as size from './size';

// Type styles as CSS fragments; combine each with a `size`.

/** Heavy and narrow: heroes and section headings. */
export const display = `font-family:${font.display};font-stretch:75%;font-weight:800;line-height:.88;letter-spacing:-.02em;text-wrap:balance;`;
/** Headings inside a section. */
export const title = `font-family:${font.display};font-stretch:80%;font-weight:700;line-height:1.02;letter-spacing:-.004em;text-wrap:balance;`;
/** Headings of cards, rows and groups. */
export const subtitle = `font-family:${font.display};font-stretch:88%;font-weight:650;line-height:1.12;`;
/** Large figures: amounts, counts, times. */
export const figure = `font-family:${font.display};font-stretch:78%;font-weight:800;line-height:1;font-variant-numeric:tabular-nums lining-nums;`;
export const lead = `font-size:${size.lead};line-height:1.42;max-width:36em;text-wrap:pretty;`;
export const body = `font:400 ${size.body}/1.55 ${font.text};`;
export const small = `font-size:${size.small};line-height:1.4;`;
export const mini = `font-size:${size.mini};line-height:1.35;`;
export const label = `font-weight:700;font-size:var(--t-label);line-height:1.3;`;
/** Figures to be compared, in columns. */
export const numeric = `font-variant-numeric:tabular-nums lining-nums;`;
