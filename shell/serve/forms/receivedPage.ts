import type { SentText } from '@school/shared/schemas/sent';
import { parseDocument } from 'htmlparser2';
import { escape } from '../../release/compose/escape';
import { byTag, elementsIn, fill, htmlOf, makeStandalone, nodesOf } from './markup';

/** As the API makes references: `NOTE-7K2M-4XQ9`. Nothing else from an address is shown. */
const REFERENCE = /^[A-Z]{2,8}-[A-Z0-9]{4}-[A-Z0-9]{4}$/;

interface Received extends SentText {
  /** The composed page of the form. */
  readonly html: string;
  readonly path: string;
  readonly reference: string;
}

/** Returns the thank-you page of a form, in the frame of the page that it was sent from. */
export function receivedPage({ html, path, title, text, reference }: Received): string {
  const page = parseDocument(html);
  makeStandalone(page, () => title);
  const [main] = byTag(page, 'main');
  const [place] = elementsIn(page, ({ attribs }) => attribs['data-app'] !== undefined);
  const number = REFERENCE.test(reference) ? `<p>Your reference <b>${escape(reference)}</b></p>` : '';
  const shown = place ?? main;
  if (shown)
    fill(
      shown,
      nodesOf(
        `<section style="${PART}"><h1 style="${HEADING}">${escape(title)}</h1>${number}<p>${escape(text)}</p><p><a href="${escape(path)}">Back to the page</a></p></section>`,
      ),
    );
  return htmlOf(page);
}

const PART = 'display:grid;gap:24px;max-width:46rem;padding:var(--sec) var(--gut)';
const HEADING = 'font:800 var(--t-2)/1 var(--display);font-stretch:75%';
