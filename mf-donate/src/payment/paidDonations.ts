/** Donations that the API has confirmed as paid since the page was loaded. */
const paid = new Set<string>();

export const notePaid = (donationId: string): void => void paid.add(donationId);
export const isNotedPaid = (donationId: string): boolean => paid.has(donationId);

/** Returns the thank-you page of a paid donation with its receipt. */
export const thankYouPath = (donationId: string): string => `/donate/thank-you?donation=${donationId}`;
