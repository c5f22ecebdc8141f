import { privateLink, type PrivateName } from '@school/shared/private-links';

// Where the links of the competition's mails lead: pages of the site, with what proves a right in their fragment.
const at = (site: string, page: string, name: PrivateName, key: string) =>
  privateLink(`${site}/music-competition/${page}`, name, key);

/** The registration with a slot that is kept. */
export const offerLink = (site: string, token: string): string => at(site, 'register', 'offer', token);

/** The way out of the waiting list. */
export const leaveLink = (site: string, token: string): string => at(site, 'register', 'leave', token);

/** The page of one's own entry. */
export const entryLink = (site: string, key: string): string => at(site, 'thank-you', 'entry', key);

/** The page on which a guardian agrees. */
export const consentPage = (site: string, key: string): string => at(site, 'register', 'consent', key);

/** The registration as it was left. */
export const draftLink = (site: string, key: string): string => at(site, 'register', 'draft', key);
