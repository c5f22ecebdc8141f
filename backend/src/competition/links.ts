import { privateLink, type PrivateName } from '@school/shared/private-links';

// The links in the competition's mails lead to pages of the site, with their key in the fragment.
const at = (site: string, page: string, name: PrivateName, key: string) =>
  privateLink(`${site}/music-competition/${page}`, name, key);

/** Returns the link to the registration with a held slot. */
export const offerLink = (site: string, token: string): string => at(site, 'register', 'offer', token);

/** Returns the link to leave the waiting list. */
export const leaveLink = (site: string, token: string): string => at(site, 'register', 'leave', token);

/** Returns the link to the page of one's own entry. */
export const entryLink = (site: string, key: string): string => at(site, 'thank-you', 'entry', key);

/** Returns the link to the page for a guardian's consent. */
export const consentPage = (site: string, key: string): string => at(site, 'register', 'consent', key);

/** Returns the link to a draft of the registration. */
export const draftLink = (site: string, key: string): string => at(site, 'register', 'draft', key);
