import * as z from 'zod';
import { email, honeypot, personName } from './text';

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
  website: honeypot,
});

export type CommunityJoin = z.infer<typeof communityJoin>;
