import { parseMoney } from '@school/shared/format';
import { donationStart, type DonationMethod } from '@school/shared/schemas/donation';
import { z } from 'zod';

/** The values of the fields. */
export interface DonationFields {
  amount: string;
  coverFee: boolean;
  name: string;
  email: string;
  phone: string;
  message: string;
  anonymous: boolean;
  method: DonationMethod;
  frequency: 'once' | 'monthly';
  leaveEmpty: string;
}

/** The donation of the form; `project` is a slug. */
export interface DonationTarget {
  readonly donationId: string;
  readonly project: string;
}

/**
 * Returns the schema of the API over typed values. The amount is parsed into pesewas, NaN when it is not an
 * amount.
 */
export const donationSchema = (target: DonationTarget) =>
  z
    .custom<DonationFields>()
    .transform((typed): z.input<typeof donationStart> => ({
      ...typed,
      ...target,
      amount: parseMoney(typed.amount) ?? Number.NaN,
    }))
    .pipe(donationStart);
