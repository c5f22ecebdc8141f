import { privateQuery } from '@school/shared/private-links';
import type { LinkPage } from '@school/shared/schemas/sent';
import type { AskRoute } from '../paidOperation';
import { competitionLinks } from './competitionLinks';
import { donorLinks } from './donorLinks';
import { draftLinks } from './entry/draftLinks';
import { letterLinks } from './letterLinks';
import type { Before, Link, LinkKind } from './linkKind';
import { monthlyLinks } from './monthlyLinks';
import { otherLinks } from './otherLinks';
import { ticketLinks } from './ticketLinks';

/** All kinds of private links that work without scripts. */
export const linkKinds: readonly LinkKind[] = [
  ...letterLinks,
  ...competitionLinks,
  ...draftLinks,
  ...ticketLinks,
  ...otherLinks,
  ...monthlyLinks,
  ...donorLinks,
];

export interface FoundLink {
  readonly kind: LinkKind;
  readonly link: Link;
}

/** Returns the link that a text is, with the kind that it belongs to. @param page the page that it was pasted on */
export function findLink(text: string, page: string): FoundLink | undefined {
  const typed = text.trim();
  const base = `http://localhost${page}`;
  if (!/[#?]/.test(typed) || !URL.canParse(typed, base)) return undefined;
  const { pathname: path, search, hash } = new URL(typed, base);
  const query = privateQuery({ search, hash });
  for (const kind of linkKinds) {
    const secret = query.get(kind.name) ?? '';
    // A header cannot have other characters, and no secret has.
    if (kind.page.test(path) && /^[\w.~+/=-]{1,200}$/.test(secret))
      return { kind, link: { path, query, secret } };
  }
  return undefined;
}

/** A link as its forms carry it, and what its page shows. */
export interface LinkAnswer {
  readonly link: string;
  /** The path of its page. */
  readonly page: string;
  readonly shown: LinkPage;
}

/** Opens a link, or the one that has replaced it. Returns the refusal of the API if it has one. */
export async function openLink(
  ask: AskRoute,
  { kind, link }: FoundLink,
  before?: Before,
): Promise<LinkAnswer | Response> {
  const opened = await kind.open(ask, link, before);
  if (opened instanceof Response) return opened;
  if (!('link' in opened)) return { ...placeOf({ kind, link }), shown: opened };
  return openWritten(ask, opened.link);
}

/** Opens a link that we have written. */
export function openWritten(ask: AskRoute, written: string, before?: Before): Promise<LinkAnswer | Response> {
  const found = findLink(written, '/');
  if (!found) throw new Error('A link leads to no kind of link');
  return openLink(ask, found, before);
}

/** Returns a link as a hidden field carries it, and its page. */
export function placeOf({ kind: { name }, link: { path, query, secret } }: FoundLink) {
  const donation = query.get('donation');
  const search = donation === null ? '' : `?${new URLSearchParams({ donation }).toString()}`;
  return { link: `${path}${search}#${name}=${encodeURIComponent(secret)}`, page: path };
}
