// Where the links of the competition's mails lead: pages of the site, with what proves a right in their query.
const at = (site: string, page: string, name: string, key: string) =>
  `${site}/music-competition/${page}?${name}=${key}`;

/** The registration with a slot that is kept. */
export const offerLink = (site: string, token: string): string => at(site, 'register', 'offer', token);

/** The way out of the waiting list. */
export const leaveLink = (site: string, token: string): string => at(site, 'register', 'leave', token);
