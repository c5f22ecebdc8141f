import { privateLink } from '@school/shared/private-links';

/** Returns the link to the page that asks before reminders stop. */
export const stopPage = (siteOrigin: string, token: string): string =>
  privateLink(`${siteOrigin}/community`, 'stop', token);
