import { dependsOnSignIn } from '@school/shared/contract';
import { school } from '@school/shared/site';
import type { SitePage } from '../site/routeTable';
import { escape } from './escape';

/**
 * What a page that depends on sign-in says where no script runs: nothing of it can work there.
 * @param isEmpty the page is rendered in the browser alone, so its heading is missing as well
 */
export function withoutScript({ route, variant }: SitePage, isEmpty: boolean): string {
  if (!dependsOnSignIn(route.access)) return '';
  const heading = isEmpty ? `<h1>${escape((variant ?? route).title)}</h1>` : '';
  const mail = `<a href="mailto:${school.email}">${school.email}</a>`;
  return `<noscript><div style="padding:var(--sec) var(--gut)">${heading}<p>Signing in needs JavaScript. Switch it on in your browser, or write to ${mail}.</p></div></noscript>`;
}
