import * as z from 'zod';
import { limits } from '../common/limits';
import { payingPhoneProblem } from '../common/mobileMoney';
import { onceRight } from '../common/onceRight';
import { optionalPhone } from '../common/phone';
import { seenTotal } from '../common/seenTotal';
import { email, optionalShortText, personName } from '../common/text';
import { trapFields } from '../common/trap';
import { optionalPromoCode } from './codes';

/** How tickets are paid for online. */
export const ticketMethods = ['card', 'mobile_money'] as const;

export type TicketMethod = (typeof ticketMethods)[number];

/** The form for buyers. */
export const ticketBuyer = z
  .object({
    name: personName,
    email,
    phone: optionalPhone,
    method: z.enum(ticketMethods, 'Please choose how you would like to pay'),
    /** One per ticket, in the order of the hold; empty for the buyer's own name. */
    names: z.array(optionalShortText(limits.nameMax)).max(500, 'These are too many names').optional(),
    promoCode: optionalPromoCode,
    seenTotal,
    ...trapFields,
  })
  .superRefine(
    ({ method, phone }, context) => {
      const message = payingPhoneProblem(method, phone);
      if (message) context.addIssue({ code: 'custom', path: ['phone'], message });
    },
    // Reported together with errors of other fields, not after them.
    { when: onceRight('method', 'phone') },
  );

export type TicketBuyer = z.infer<typeof ticketBuyer>;

/** A new name on a ticket. */
export const ticketName = z.object({ name: personName });

/** The recipient of a transferred ticket. */
export const ticketTransfer = z.object({ name: personName, email });

export type TicketTransfer = z.infer<typeof ticketTransfer>;
