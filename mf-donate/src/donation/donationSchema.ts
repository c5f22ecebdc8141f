import { parseMoney } from '@school/shared/format';
import { donationStart, type DonationMethod, type TributeKind } from '@school/shared/schemas/donation';
import { z } from 'zod';

/** The values of the fields. */
export interface DonationFields {
  /** The id of a supporter's page, empty for none. */
  supporterPage: string;
  amount: string;
  coverFee: boolean;
  name: string;
  email: string;
  phone: string;
  message: string;
  anonymous: boolean;
  tribute: {
    /** Empty for a donation that is for nobody. */
    kind: TributeKind | '';
    name: string;
    recipientName: string;
    recipientEmail: string;
    message: string;
  };
  method: DonationMethod;
  frequency: 'once' | 'monthly';
  leaveEmpty: string;
}

/** The donation of the form; `project` is a slug. */
export interface DonationTarget {
  readonly donationId: string;
  readonly project: string;
  /** The supporters' pages of the project: a page that an older draft names may have ended. */
  readonly supporterPages: readonly { readonly id: string }[];
}

/**
 * Returns the schema of the API over typed values. The amount is parsed into pesewas, NaN when it is not an
 * amount.
 */
export const donationSchema = ({ supporterPages, ...target }: DonationTarget) =>
  z
    .custom<DonationFields>()
    .transform(({ tribute, supporterPage, ...typed }): z.input<typeof donationStart> => ({
      ...typed,
      ...target,
      ...(supporterPages.some(({ id }) => id === supporterPage) && { supporterPage }),
      // What was typed before a choice was taken back is not sent.
      ...(tribute.kind && { tribute: { ...tribute, kind: tribute.kind } }),
      amount: parseMoney(typed.amount) ?? Number.NaN,
    }))
    .pipe(donationStart);
