import { formatMoney } from '@school/shared/format';
import { authMessages, email, personName, phone } from '@school/shared/schemas';
import { z } from 'zod';
import { pesewasOf } from './cedis';
import { giftLimits } from './limits';

const amount = z.string().transform((typed, context) => {
  const pesewas = pesewasOf(typed);
  const wrong = pesewas === undefined ? unreadable(typed) : outOfRange(pesewas);
  if (pesewas !== undefined && !wrong) return pesewas;
  context.addIssue({ code: 'custom', message: wrong ?? '' });
  return z.NEVER;
});

const unreadable = (typed: string): string =>
  typed.trim() === ''
    ? 'Choose an amount, or write your own'
    : 'Write the amount in cedis and pesewas, such as 150 or 150.50';

function outOfRange(pesewas: number): string | undefined {
  if (pesewas < giftLimits.min) return `The smallest gift is ${formatMoney(giftLimits.min)}`;
  if (pesewas > giftLimits.max) return `For a gift above ${formatMoney(giftLimits.max)}, please ring us`;
  return undefined;
}

/** A phone number may be left out; what is written has to be one. */
const phoneIfAny = z.string().transform((typed, context) => {
  if (typed.trim() === '') return '';
  const read = phone.safeParse(typed);
  if (read.success) return read.data;
  context.addIssue({ code: 'custom', message: authMessages.invalid_phone });
  return z.NEVER;
});

/** What a donor fills in. The amount comes out in pesewas and the phone in E.164. */
export const giftDraft = z.object({
  amount,
  name: personName,
  email,
  phone: phoneIfAny,
  message: z
    .string()
    .trim()
    .max(giftLimits.messageMax, `At most ${giftLimits.messageMax} characters, please`),
  anonymous: z.boolean(),
});

export type GiftDraft = z.infer<typeof giftDraft>;
