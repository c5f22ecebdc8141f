import type { SentText } from '@school/shared/schemas/sent';
import { escape } from '../../release/compose/escape';
import { framedPage } from './framedPage';

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
  const number = REFERENCE.test(reference) ? `<p>Your reference <b>${escape(reference)}</b></p>` : '';
  const content = `${number}<p>${escape(text)}</p><p><a href="${escape(path)}">Back to the page</a></p>`;
  return framedPage({ html, title, content });
}
