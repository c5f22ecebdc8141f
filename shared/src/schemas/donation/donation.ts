import * as z from 'zod';
import { formatMoney } from '../../format/money';
import { donationLimits } from './limits';
import { payingPhoneProblem } from '../common/mobileMoney';
import { onceRight } from '../common/onceRight';
import { optionalPhone } from '../common/phone';
import { seenTotal } from '../common/seenTotal';
import { email, optionalShortText, optionalText, personName, slug } from '../common/text';
import { trapFields } from '../common/trap';
import { tribute } from './tribute';

/** The payment methods for donations. */
export const donationMethods = ['card', 'mobile_money'] as const;

export type DonationMethod = (typeof donationMethods)[number];

/** A donation's amount in whole pesewas. */
export const donationAmount = z
  .int('Please enter an amount in cedis and pesewas')
  .min(donationLimits.amountMin, `The smallest donation is ${formatMoney(donationLimits.amountMin)}`)
  .max(
    donationLimits.amountMax,
    `For a donation above ${formatMoney(donationLimits.amountMax)}, please call us`,
  );

/** The donation form: the amount in pesewas, and the number to charge by mobile money. */
export const donationStart = z
  .object({
    /** Generated in the browser, so that a donation is never created twice. */
    donationId: z.uuidv4('Something went wrong: please reload the page'),
    project: slug,
    /** The id of the supporter's page that it counts for. */
    supporterPage: optionalShortText(80),
    amount: donationAmount,
    /** Whether the donor pays the payment service's share on top. */
    coverFee: z.boolean('Please say whether you add the payment fee').optional(),
    seenTotal,
    currency: z.literal('GHS', 'Donations are taken in Ghana cedis').optional(),
    name: personName,
    email,
    phone: optionalPhone,
    message: optionalText(donationLimits.messageMax),
    anonymous: z.boolean('Please say whether your name may be shown').optional(),
    tribute: tribute.optional(),
    method: z.enum(donationMethods, 'Please choose how you would like to pay'),
    /** Once, unless it says otherwise. */
    frequency: z.enum(['once', 'monthly'], 'Please choose how often').optional(),
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

export type DonationStart = z.infer<typeof donationStart>;
