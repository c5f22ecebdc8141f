import { privateLink } from '@school/shared/private-links';

/** Where the links in the community's mails lead: the page asks once more, with a button. */
export const confirmUrl = (siteOrigin: string, token: string): string =>
  privateLink(`${siteOrigin}/community`, 'confirm', token);

export const leaveUrl = (siteOrigin: string, leaveToken: string): string =>
  privateLink(`${siteOrigin}/community`, 'leave', leaveToken);
