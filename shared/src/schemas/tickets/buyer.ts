import * as z from 'zod';
import { limits } from '../common/limits';
import { payingPhoneProblem } from '../common/mobileMoney';
import { onceRight } from '../common/onceRight';
import { optionalPhone } from '../common/phone';
import { seenTotal } from '../common/seenTotal';
import { email, optionalShortText, personName } from '../common/text';
import { trapFields } from '../common/trap';
import { optionalPromoCode } from './codes';

/** How tickets are paid for on the site. */
export const ticketMethods = ['card', 'mobile_money'] as const;

export type TicketMethod = (typeof ticketMethods)[number];

/** What a buyer fills in. */
export const ticketBuyer = z
  .object({
    name: personName,
    email,
    phone: optionalPhone,
    method: z.enum(ticketMethods, 'Please choose how you would like to pay'),
    /** One for each ticket, in the order of the hold; an empty one is the buyer's own. */
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
    // Said together with what is wrong elsewhere, not after it.
    { when: onceRight('method', 'phone') },
  );

export type TicketBuyer = z.infer<typeof ticketBuyer>;

/** Another name on a ticket. */
export const ticketName = z.object({ name: personName });

/** To whom a ticket is given on. */
export const ticketTransfer = z.object({ name: personName, email });

export type TicketTransfer = z.infer<typeof ticketTransfer>;

/** Asks for the links of all orders of a mailbox. */
export const orderLinksRequest = z.object({ email, ...trapFields });
