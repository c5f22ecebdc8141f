/** Gifts of which the server has said, since the page was loaded, that they are paid. */
const paid = new Set<string>();

export const notePaid = (donationId: string): void => void paid.add(donationId);
export const isNotedPaid = (donationId: string): boolean => paid.has(donationId);

/** Where a paid gift is thanked for, with its receipt. */
export const thanksPath = (donationId: string): string => `/donate/thank-you?donation=${donationId}`;
