// What proves a right stands in the fragment of an address: browsers send that to no server, and in no Referer.

/** The apps' folders of pages that private links lead to. */
const PAGES = /^\/(mate-2025|music-competition|community|refer|learn|donate)(\/|$)/;

/** The names of what proves a right. On the pages above they mean nothing else. */
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
] as const;

/** The name of what proves a right. */
export type PrivateName = (typeof NAMES)[number];

/**
 * A link that proves a right.
 * @param page its address, with a query if it has one
 */
export const privateLink = (page: string, name: PrivateName, secret: string): string =>
  `${page}#${name}=${encodeURIComponent(secret)}`;

/** Whether a fragment proves a right, instead of naming a place on the page: no id has an equals sign. */
export const isPrivate = (hash: string): boolean => /^#[a-z]+=/.test(hash);

/** The parts of an address that can prove a right. */
export interface Address {
  readonly search: string;
  readonly hash: string;
}

/** The query of an address together with what its fragment proves. */
export const privateQuery = ({ search, hash }: Address): URLSearchParams =>
  new URLSearchParams(`${isPrivate(hash) ? `${hash.slice(1)}&` : ''}${search.slice(1)}`);

/** Whether an address is a private link as earlier mails carried it: with the secret in its query. */
export function isOldPrivateLink({ pathname, search }: { pathname: string; search: string }): boolean {
  const query = new URLSearchParams(search);
  return PAGES.test(pathname) && NAMES.some((name) => query.get(name));
}

/**
 * Stands in the head of pages that private links lead to, before anything is loaded or counted: moves the secret of an
 * earlier mail's link from the query into the fragment. Empty for other pages.
 */
export const cleaningScript = (pathname: string): string =>
  PAGES.test(pathname)
    ? `{let u=new URL(location),q=u.searchParams,h=new URLSearchParams;for(let n of${JSON.stringify(NAMES)}){let v=q.get(n);v&&(h.set(n,v),q.delete(n))}''+h&&(u.hash=h,history.replaceState(history.state,'',u))}`
    : '';
