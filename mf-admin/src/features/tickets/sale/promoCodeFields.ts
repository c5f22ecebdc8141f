import { optionalText } from '@school/shared/schemas/common';
import { promoCode } from '@school/shared/schemas/tickets';
import * as z from 'zod';
import { numberOr, typedAmount, typedNumber } from '../../../kit/forms/numbers';
import { utcTime } from '../../../kit/forms/utcTimes';

const usesMessage = 'Please enter a whole number, or leave it empty';

const shared = { maxUses: numberOr(null, 1, 100_000, usesMessage), startsAt: utcTime, endsAt: utcTime };

const inOrder = { path: ['endsAt'], message: 'The end must be after the start' };
const endsLater = ({ startsAt, endsAt }: { startsAt: string | null; endsAt: string | null }) =>
  !startsAt || !endsAt || endsAt > startsAt;

/** The fields that can be changed later. */
export const promoCodeChange = z.object({ ...shared, isActive: z.boolean() }).refine(endsLater, inOrder);

const percent = typedNumber(1, 100, 'Please enter a whole number from 1 to 100');

/** A new promo code; the discount is percent or cedis, depending on its kind. */
export const promoCodeDraft = z
  .object({
    code: promoCode,
    kind: z.enum(['percent', 'fixed']),
    value: z.string(),
    types: z.array(z.string()).transform((types) => (types.length > 0 ? types : null)),
    ...shared,
    note: optionalText(200),
  })
  .refine(endsLater, inOrder)
  .transform((draft, context) => {
    const value = (draft.kind === 'percent' ? percent : typedAmount(1)).safeParse(draft.value);
    if (value.success) return { ...draft, value: value.data };
    context.addIssue({ code: 'custom', path: ['value'], message: value.error.issues[0]?.message ?? '' });
    return z.NEVER;
  });

export type PromoCodeChangeFields = z.input<typeof promoCodeChange>;
export type PromoCodeChange = z.output<typeof promoCodeChange>;
export type PromoCodeDraftFields = z.input<typeof promoCodeDraft>;
export type PromoCodeDraft = z.output<typeof promoCodeDraft>;
