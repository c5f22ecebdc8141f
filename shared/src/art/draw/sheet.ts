import { bow } from './instruments/bow';
import { instruments, type InstrumentName } from './instruments';
import { motif, type Motif } from './motifs';
import type { Colours } from './base/palette';
import { fewerElements } from './base/fewerElements';
import { compact, round } from './base/primitives';
import { instrumentClass, instrumentCss, type Ground } from './base/instrumentColors';

interface SvgOptions {
  readonly viewBox: readonly [x: number, y: number, width: number, height: number];
  /** How the drawing fits its box. Without it the whole drawing is shown, centred. */
  readonly fit?: string;
  readonly className?: string;
}

export interface Sheet {
  /** Draws a weft block, stretched over the rectangle. */
  block(name: Motif, colours: Colours, x: number, y: number, width: number, height?: number): string;
  /** Draws an instrument in the colours of its ground. */
  instrument(name: InstrumentName, transform: string, ground?: Ground): string;
  /** Draws the bow of a string instrument, centred and `length` long. */
  bow(transform: string): string;
  /** Clips markup to the rectangle. */
  clipped(x: number, y: number, width: number, height: number, markup: string): string;
  /** Clips markup to a shape. */
  cut(d: string, markup: string): string;
  /** Returns the finished drawing with its definitions. */
  svg(options: SvgOptions, markup: string): string;
}

/** Creates an SVG builder. Parts that are drawn more than once go to `<defs>` under the sheet's own ids. */
export function sheet(id: string): Sheet {
  const refs = new Map<string, string>();
  const symbols = new Map<string, string>();
  let defs = '';
  const define = (key: string, markup: (ref: string) => string): string => {
    const existing = refs.get(key);
    if (existing) return existing;
    const ref = `${id}-${refs.size}`;
    refs.set(key, ref);
    defs += markup(ref);
    return ref;
  };
  const symbol = (key: string, draw: (ref: string) => string): string =>
    define(key, (ref) => {
      symbols.set(ref, draw(ref));
      return '';
    });

  return {
    block(name, colours, x, y, width, height = width) {
      const ref = symbol(`${name} ${colours.join(' ')}`, () => motif(name, colours));
      const scale = width === height ? round4(width) : `${round4(width)} ${round4(height)}`;
      const place =
        width === 100 && height === 100
          ? (x || y) && ` transform="translate(${round(x)} ${round(y)})"`
          : ` transform="translate(${round(x)} ${round(y)})scale(${scale})"`;
      return `<use href="#${ref}"${place || ''}/>`;
    },
    instrument(name, transform, ground) {
      const ref = symbol(name, (scope) => instruments[name](scope));
      return `<use href="#${ref}"${ground ? ` class="${instrumentClass(ground)}"` : ''} transform="${transform}"/>`;
    },
    bow(transform) {
      return `<use href="#${symbol('bow', () => bow())}" class="${instrumentClass('bow')}" transform="${transform}"/>`;
    },
    clipped(x, y, width, height, markup) {
      const box = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
      const ref = define(`clip ${box}`, (own) => `<clipPath id="${own}"><rect ${box}/></clipPath>`);
      return `<g clip-path="url(#${ref})">${markup}</g>`;
    },
    cut(d, markup) {
      const ref = define(`clip ${d}`, (own) => `<clipPath id="${own}"><path d="${d}"/></clipPath>`);
      return `<g clip-path="url(#${ref})">${markup}</g>`;
    },
    svg({ viewBox, fit, className }, markup) {
      const attributes = [
        className && ` class="${className}"`,
        ` viewBox="${viewBox.map(round).join(' ')}"`,
        fit && ` preserveAspectRatio="${fit}"`,
      ];
      let definitions = defs;
      let drawn = markup;
      for (const [ref, shape] of symbols) {
        const uses = new RegExp(`<use href="#${ref}"([^>]*)/>`, 'g');
        // A browser copies a definition for each use, so a part that is used once is inlined.
        if (drawn.match(uses)?.length === 1)
          drawn = drawn.replace(uses, (_, place: string) => `<g${place}>${shape}</g>`);
        else definitions += `<g id="${ref}">${shape}</g>`;
      }
      return compact(
        fewerElements(
          `<svg${attributes.filter(Boolean).join('')} aria-hidden="true" focusable="false">${definitions && `<defs>${definitions}</defs>`}${drawn}</svg>`,
        ),
      );
    },
  };
}

/** Places a drawing in a rectangle of a larger one, where it fits as in its box on a page. */
export const inset = (svg: string, x: number, y: number, width: number, height: number): string =>
  svg.replace(
    '<svg',
    `<svg x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`,
  );

/** Makes a page's drawing a file of its own: an icon or a sharing picture. */
export const standalone = (svg: string): string =>
  svg.replace(
    /^<svg([^>]*)>/,
    (_, attributes: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg"${attributes.replace(/ (?:aria-hidden|focusable)="\w+"/g, '')}>${svg.includes('class="on-') ? `<style>${instrumentCss}</style>` : ''}`,
  );

/** Scales need two decimals of a percent, more than positions do. */
const round4 = (size: number): string => String(Math.round(size * 100) / 10_000);
