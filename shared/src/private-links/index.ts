// Secrets of private links are in the URL's fragment, because browsers send it neither to servers nor in the Referer.

/** Pages that private links lead to, by the folders of apps. */
const PAGES = /^\/(mate-2025|music-competition|community|refer|learn|donate)(\/|$)/;

/** The parameter names of secrets. These pages use them for nothing else. */
const NAMES = [
  'order',
  'ticket',
  'consent',
  'receipt',
  'confirm',
  'leave',
  'mine',
  'stop',
  'entry',
  'change',
  'draft',
  'offer',
  'trial',
  'code',
  'monthly',
  'donor',
  'texts',
] as const;

/** The parameter name of a secret. */
export type PrivateName = (typeof NAMES)[number];

/** Returns a private link. @param page its URL, with a query if it has one */
export const privateLink = (page: string, name: PrivateName, secret: string): string =>
  `${page}#${name}=${encodeURIComponent(secret)}`;

/** Returns whether a fragment is a secret and not an anchor, whose id would have no equals sign. */
export const isPrivate = (hash: string): boolean => /^#[a-z]+=/.test(hash);

/** The parts of a URL that can contain a secret. */
export interface Address {
  readonly search: string;
  readonly hash: string;
}

/** Returns the query of a URL merged with the secret in its fragment. */
export const privateQuery = ({ search, hash }: Address): URLSearchParams =>
  new URLSearchParams(`${isPrivate(hash) ? `${hash.slice(1)}&` : ''}${search.slice(1)}`);

/** Returns whether a URL is a private link from an earlier mail, with the secret in its query. */
export function isOldPrivateLink({ pathname, search }: { pathname: string; search: string }): boolean {
  const query = new URLSearchParams(search);
  return PAGES.test(pathname) && NAMES.some((name) => query.get(name));
}

/**
 * Returns the script for the head of pages that private links lead to, or an empty string. Before anything is loaded or
 * counted, it moves the secret of an earlier mail's link from the query to the fragment.
 */
export const cleaningScript = (pathname: string): string =>
  PAGES.test(pathname)
    ? `{let u=new URL(location),q=u.searchParams,h=new URLSearchParams;for(let n of${JSON.stringify(NAMES)}){let v=q.get(n);v&&(h.set(n,v),q.delete(n))}''+h&&(u.hash=h,history.replaceState(history.state,'',u))}`
    : '';
