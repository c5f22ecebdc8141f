import * as z from 'zod';

/** What stands in a personal link; a visit that comes by it is counted there. */
export const referralCode = z.string().regex(/^[a-z2-9]{10}$/, 'This link is not known');

/** A visit that came by a personal link. */
export const referralOpening = z.object({ code: referralCode });

/** What shows the owner of a personal link what came of it. */
export const referralOwner = z.object({ secret: z.uuid('This link is not known') });
