import * as z from 'zod';
import { referralCode } from '../referral-link/referralLink';
import { email, personName } from '../common/text';
import { trapFields } from '../common/trap';

/** What a member of the community may want to hear about. */
export const communityInterests = ['lessons', 'concerts', 'competition', 'giving', 'volunteering'] as const;

export type CommunityInterest = (typeof communityInterests)[number];

/** What a person fills in to join the community. */
export const communityJoin = z.object({
  name: personName,
  email,
  interests: z
    .array(z.enum(communityInterests, 'Please choose from the list'))
    .max(communityInterests.length)
    .optional(),
  from: referralCode.optional(),
  ...trapFields,
});

export type CommunityJoin = z.infer<typeof communityJoin>;

const brokenLink = 'This link is not complete. Please open it once more from the letter.';

/** What the link in the mail proves that asks somebody to confirm. */
export const communityConfirmation = z.object({
  token: z.string(brokenLink).regex(/^[\w-]{43}$/, brokenLink),
});

/** The way out that stands in each mail. */
export const communityDeparture = z.object({ token: z.uuid(brokenLink) });

/** The link of a letter, to be looked at before it is answered. */
export const communityLink = z.discriminatedUnion('kind', [
  communityConfirmation.extend({ kind: z.literal('confirm') }),
  communityDeparture.extend({ kind: z.literal('leave') }),
]);

export type CommunityLink = z.infer<typeof communityLink>;
