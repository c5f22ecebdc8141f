import createVerovioModule from 'verovio/wasm';
import { VerovioToolkit } from 'verovio/esm';
import type { Excerpt } from '@school/shared/music';
import type { Timing } from '../desk/timing';
import { meiOf, type Layout } from './mei';
import { HEAD, barPlaces, plainSvg, type Heading } from './plainSvg';

/** The engraving of an excerpt. */
export interface Engraving {
  readonly svg: string;
  readonly timing: Timing;
}

/** The width at which a phone shows it in a readable size, in units of the engraver (a staff is 72 high). */
const PAGE_WIDTH = 1080;

const OPTIONS = {
  xmlIdSeed: 1,
  pageWidth: PAGE_WIDTH,
  pageHeight: 20_000,
  pageMarginLeft: 35,
  pageMarginRight: 15,
  pageMarginTop: 20,
  pageMarginBottom: 20,
  scale: 100,
  adjustPageHeight: true,
  header: 'none',
  footer: 'none',
  svgViewBox: true,
  svgRemoveXlink: true,
  mnumInterval: 0,
  justifyVertically: false,
} as const;

let loading: Promise<VerovioToolkit> | undefined;

/**
 * Engraves an excerpt below its heading, with time and place of each bar. @throws when it cannot be parsed
 */
export async function engrave(excerpt: Excerpt, layout: Layout, heading: Heading): Promise<Engraving> {
  const toolkit = await (loading ??= createVerovioModule().then((module) => new VerovioToolkit(module)));
  toolkit.setOptions(OPTIONS);
  if (!toolkit.loadData(meiOf(excerpt, layout)))
    throw new Error(`The engraver refuses it: ${toolkit.getLog()}`);
  if (toolkit.getPageCount() !== 1) throw new Error('It does not fit on one page');
  const drawn = toolkit.renderToSVG(1);
  const events: { tstamp: number; measureOn?: string }[] = toolkit.renderToTimemap({ includeMeasures: true });
  const starts = events.flatMap(({ measureOn, tstamp }) => (measureOn === undefined ? [] : [tstamp]));
  const { width, height, places } = barPlaces(drawn);
  if (places.length !== starts.length)
    throw new Error(`${places.length} bars are drawn, ${starts.length} sound`);
  const ends = events[events.length - 1]?.tstamp ?? 0;
  return {
    svg: plainSvg(drawn, heading, excerpt.mood),
    timing: {
      width,
      height: height + HEAD,
      ends,
      bars: places.map((place, at) => ({ from: starts[at] ?? 0, ...place, y: place.y + HEAD })),
    },
  };
}
