import * as z from 'zod';
import { showableLine } from '../../format/showable';
import { limits } from '../common/limits';
import { holdsNoLink, noLinkMessage } from '../common/noLink';
import { onceRight } from '../common/onceRight';
import { emailSaying, optionalShortText, optionalText, shortText } from '../common/text';
import { donationLimits } from './limits';

/** Whether a donation honours a person or remembers one. */
export const tributeKinds = ['honour', 'memory'] as const;

export type TributeKind = (typeof tributeKinds)[number];

const noKind = 'Please choose whether you give in honour or in memory of this person';
const noName = 'Please enter the person’s name';
const noRecipient = 'Please enter the name of the person who receives the card';
const noAddress = 'Please enter the email address for the card';

const recipientEmail = emailSaying({
  missing: noAddress,
  invalid: 'The email address for the card is invalid',
});

/** The person that a donation honours or remembers, and the card that says so. */
export const tribute = z
  .object({
    kind: z.enum(tributeKinds, noKind),
    name: shortText(limits.nameMax, noName).refine(holdsNoLink, noLinkMessage),
    /** The recipient of the card, which is emailed once the donation is paid; without one there is no card. */
    recipientName: optionalShortText(limits.nameMax).refine(holdsNoLink, noLinkMessage),
    recipientEmail: z
      .string(noAddress)
      .optional()
      .transform((typed) => (typed && showableLine(typed)) || undefined)
      .pipe(recipientEmail.optional()),
    message: optionalText(donationLimits.cardMessageMax).refine(holdsNoLink, noLinkMessage),
  })
  .superRefine(
    ({ recipientName, recipientEmail, message }, context) => {
      const miss = (field: string, why: string) =>
        context.addIssue({ code: 'custom', path: [field], message: why });
      if (recipientEmail && !recipientName) miss('recipientName', noRecipient);
      if (!recipientEmail && (recipientName ?? message)) miss('recipientEmail', noAddress);
    },
    { when: onceRight('recipientName', 'recipientEmail', 'message') },
  );

export type Tribute = z.infer<typeof tribute>;
