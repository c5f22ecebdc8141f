import { LINK_FIELD, linkPages } from '@school/shared/schemas/sent';
import { color, line } from '@school/shared/theme';

/** Marks the form, which the page of a link does not show again. */
export const LINK_FORM = 'data-link-form';

const FIELD = `box-sizing:border-box;width:100%;max-width:40rem;min-height:56px;margin-block:8px 16px;padding:12px 16px;border:${line.field} solid ${color.line};border-radius:0;font:inherit;background:${color.ground};color:${color.text}`;
const BUTTON = `display:block;min-height:56px;padding:0 28px;border:0;font:700 1.125rem var(--text);background:${color.wine};color:${color.paper};cursor:pointer`;

/**
 * Returns the form for the private link of a mail, on pages that such links lead to: without scripts nobody can read the
 * secret in the address, so the person pastes the link.
 */
export function linkForm(path: string): string {
  if (!linkPages.some((page) => (page.endsWith('/') ? path.startsWith(page) : path === page))) return '';
  return `<noscript><details ${LINK_FORM} style="padding:16px var(--gut)"><summary style="padding-block:12px;font-weight:700;cursor:pointer">Have you opened a link from one of our emails?</summary><form novalidate method="post" action="/forms/links?page=${encodeURIComponent(path)}#form-errors" aria-label="Open the link of an email"><p>This page cannot read it without JavaScript. Copy the whole link from the email, and paste it here.</p><div><label id="mail-link-label" for="mail-link" style="display:block;margin-top:16px;font-weight:700">The link that we sent you</label><input type="text" name="${LINK_FIELD}" id="mail-link" autocomplete="off" spellcheck="false" style="${FIELD}"></div><button type="submit" style="${BUTTON}">Open the link</button></form></details></noscript>`;
}
