import { parseMoney } from '@school/shared/format';
import { donationStart, type DonationMethod } from '@school/shared/schemas/donation';
import { z } from 'zod';

/** The form's fields as they are typed. */
export interface DonationFields {
  amount: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  anonymous: boolean;
  method: DonationMethod;
  leaveEmpty: string;
}

/** Which donation the form is for; `project` is a slug. */
export interface DonationTarget {
  readonly donationId: string;
  readonly project: string;
}

/** The API's own schema over the typed fields: the amount is parsed into pesewas, to NaN when it is not an amount. */
export const donationSchema = (target: DonationTarget) =>
  z
    .custom<DonationFields>()
    .transform((typed): z.input<typeof donationStart> => ({
      ...typed,
      ...target,
      amount: parseMoney(typed.amount) ?? Number.NaN,
    }))
    .pipe(donationStart);
