/** Where the links in the community's mails lead: the page asks once more, with a button. */
export const confirmUrl = (siteOrigin: string, token: string): string =>
  `${siteOrigin}/community?confirm=${token}`;

export const leaveUrl = (siteOrigin: string, leaveToken: string): string =>
  `${siteOrigin}/community?leave=${leaveToken}`;
