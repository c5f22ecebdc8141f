import * as z from 'zod';

/** The code of a personal link, which counts visits. */
export const referralCode = z.string().regex(/^[a-z2-9]{10}$/, 'This link is not valid');

/** A visit by a personal link. */
export const referralOpening = z.object({ code: referralCode });

/** Proves the owner of a personal link, who can see its statistics. */
export const referralOwner = z.object({ secret: z.uuid('This link is not valid') });
