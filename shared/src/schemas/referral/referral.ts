import * as z from 'zod';
import { showableLine } from '../../format/showable';
import { referralLimits } from './limits';
import { holdsNoLink, noLinkMessage } from '../common/noLink';
import { onceRight } from '../common/onceRight';
import { email, emailSaying, optionalText, personName } from '../common/text';
import { trapFields } from '../common/trap';

const noFriend = 'Please enter your friend’s name';

const friendName = z
  .string(noFriend)
  .refine((typed) => showableLine(typed) !== '', {
    message: noFriend,
    abort: true,
  })
  .pipe(personName);

/** The form to recommend the school to a friend, who then receives one mail. */
export const referral = z
  .object({
    name: personName.refine(holdsNoLink, noLinkMessage),
    email,
    friendName: friendName.refine(holdsNoLink, noLinkMessage),
    friendEmail: emailSaying({
      missing: 'Please enter your friend’s email address',
      invalid: 'Your friend’s email address is invalid',
    }),
    note: optionalText(referralLimits.noteMax).refine(holdsNoLink, noLinkMessage),
    consent: z.literal(true, 'Please ask your friend first, and tick this box'),
    /** Proves a personal link that the sender already has. */
    secret: z.uuid().optional(),
    ...trapFields,
  })
  .refine((sent) => sent.email.toLowerCase() !== sent.friendEmail.toLowerCase(), {
    path: ['friendEmail'],
    message: 'This is your own address: please enter your friend’s',
    when: onceRight('email', 'friendEmail'),
  });

export type Referral = z.infer<typeof referral>;

/** Proves the link that stops all further recommendation mails. */
export const referralStop = z.object({
  token: z.uuid('This link is not complete. Please open it again from the email.'),
});
