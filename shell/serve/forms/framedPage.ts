import { color } from '@school/shared/theme';
import { DomUtils, parseDocument } from 'htmlparser2';
import { escape } from '../../release/compose/escape';
import { LINK_FORM } from '../../release/compose/linkForm';
import { addStyle, byTag, elementsIn, fill, htmlOf, makeStandalone, nodesOf } from './markup';

interface Framed {
  /** A composed page, which gives the frame. */
  readonly html: string;
  readonly title: string;
  /** What follows the title, as HTML. */
  readonly content: string;
  /** Its own style. */
  readonly css?: string;
}

/** Returns a page with this content in the frame of a composed one. It works without scripts. */
export function framedPage({ html, title, content, css = '' }: Framed): string {
  const page = parseDocument(html);
  makeStandalone(page, () => title);
  for (const form of elementsIn(page, ({ attribs }) => attribs[LINK_FORM] !== undefined))
    DomUtils.removeElement(form);
  addStyle(page, FRAME_CSS + css);
  const [main] = byTag(page, 'main');
  const [place] = elementsIn(page, ({ attribs }) => attribs['data-app'] !== undefined);
  const shown = place ?? main;
  const heading = `<h1 style="${HEADING}">${escape(title)}</h1>`;
  if (shown) fill(shown, nodesOf(`<section style="${PART}">${heading}${content}</section>`));
  return htmlOf(page);
}

/** The bar at the top is transparent, for the ground of a head that this page lacks. */
const FRAME_CSS = `#shell header[data-ground]{background-image:linear-gradient(${color.ground},${color.ground})}`;

/** The style of a button on such a page. */
export const PLAIN_BUTTON = `min-height:56px;padding:0 28px;border:0;font:700 1.125rem var(--text);background:${color.wine};color:${color.paper};cursor:pointer`;
const PART = 'display:grid;gap:24px;max-width:46rem;padding:var(--sec) var(--gut)';
const HEADING = 'font:800 var(--t-2)/1 var(--display);font-stretch:75%';
