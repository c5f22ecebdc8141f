import { privateLink } from '@school/shared/private-links';

/** The links in the community's mails lead to pages that ask for confirmation with a button. */
export const confirmUrl = (siteOrigin: string, token: string): string =>
  privateLink(`${siteOrigin}/community`, 'confirm', token);

/**
 * Returns the link that unsubscribes at once when a mail program posts to it (RFC 8058); in a browser, it leads to the
 * page.
 */
export const oneClickUrl = (siteOrigin: string, leaveToken: string): string =>
  `${siteOrigin}/api/community/unsubscribe?token=${leaveToken}`;

export const leaveUrl = (siteOrigin: string, leaveToken: string): string =>
  privateLink(`${siteOrigin}/community`, 'leave', leaveToken);
