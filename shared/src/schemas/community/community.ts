import * as z from 'zod';
import { referralCode } from '../referral-link/referralLink';
import { email, personName } from '../common/text';
import { trapFields } from '../common/trap';

/** The topics that members of the community can choose. */
export const communityInterests = ['lessons', 'concerts', 'competition', 'giving', 'volunteering'] as const;

export type CommunityInterest = (typeof communityInterests)[number];

/** The form to join the community. */
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

const brokenLink = 'This link is not complete. Please open it again from the email.';

/** Proves the confirmation link of a mail. */
export const communityConfirmation = z.object({
  token: z.string(brokenLink).regex(/^[\w-]{43}$/, brokenLink),
});

/** Proves the unsubscribe link of a mail. */
export const communityDeparture = z.object({ token: z.uuid(brokenLink) });

/** Proves the link of a mail, to check it before it is used. */
export const communityLink = z.discriminatedUnion('kind', [
  communityConfirmation.extend({ kind: z.literal('confirm') }),
  communityDeparture.extend({ kind: z.literal('leave') }),
]);

export type CommunityLink = z.infer<typeof communityLink>;
