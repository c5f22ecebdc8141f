import { parseMoney } from '@school/shared/format';
import { donationStart, type DonationMethod } from '@school/shared/schemas/donation';
import { z } from 'zod';

/** What stands in the fields. */
export interface GiftFields {
  amount: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  anonymous: boolean;
  method: DonationMethod;
  website: string;
}

/** The donation that a form is about. */
export interface GiftOf {
  readonly donationId: string;
  readonly project: string;
}

/** The API's own schema over what is typed: the amount is read into pesewas, and what is no amount is no number. */
export const giftDraft = (gift: GiftOf) =>
  z
    .custom<GiftFields>()
    .transform((typed): z.input<typeof donationStart> => ({
      ...typed,
      ...gift,
      amount: parseMoney(typed.amount) ?? Number.NaN,
    }))
    .pipe(donationStart);
