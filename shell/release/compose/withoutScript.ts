import { dependsOnSignIn, type RoutePage } from '@school/shared/contract';
import { school } from '@school/shared/site';
import { escape } from './escape';

/** As the heads of all pages; none of their rules stand in a page that holds nothing. */
const HEADING = 'font:800 var(--t-2)/1 var(--display);font-stretch:75%;margin-bottom:16px';

/**
 * What a page that depends on sign-in says where no script runs: nothing of it can work there.
 * @param isEmpty the page is rendered in the browser alone, so its heading is missing as well
 */
export function withoutScript({ route, variant }: RoutePage, isEmpty: boolean): string {
  if (!dependsOnSignIn(route.access)) return '';
  const heading = isEmpty ? `<h1 style="${HEADING}">${escape((variant ?? route).title)}</h1>` : '';
  const mail = `<a href="mailto:${school.email}">${school.email}</a>`;
  return `<noscript><div style="padding:var(--sec) var(--gut)">${heading}<p>Signing in needs JavaScript. Switch it on in your browser, or write to ${mail}.</p></div></noscript>`;
}
