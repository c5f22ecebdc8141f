import { dependsOnSignIn, type RoutePage } from '@school/shared/contract';
import { school } from '@school/shared/site';
import { escape } from './escape';

/** Like the heading of all pages, whose rules an empty page does not include. */
const HEADING = 'font:800 var(--t-2)/1 var(--display);font-stretch:75%;margin-bottom:16px';

/**
 * Returns the message of a page that depends on sign-in when scripts are disabled: nothing of it can work.
 * @param isEmpty whether the browser renders the page, so that its heading is missing too
 */
export function withoutScript({ route, variant }: RoutePage, isEmpty: boolean): string {
  if (!dependsOnSignIn(route.access)) return '';
  const heading = isEmpty ? `<h1 style="${HEADING}">${escape((variant ?? route).title)}</h1>` : '';
  const mail = `<a href="mailto:${school.email}">${school.email}</a>`;
  return `<noscript><div style="padding:var(--sec) var(--gut)">${heading}<p>Signing in needs JavaScript. Switch it on in your browser, or write to ${mail}.</p></div></noscript>`;
}
