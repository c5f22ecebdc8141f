import { email, limits, optionalPhone, shortText } from '@school/shared/schemas/common';
import { seatId, ticketSales } from '@school/shared/schemas/tickets';
import * as z from 'zod';
import { numberOr } from '../../../kit/forms/numbers';

const whole = 'Please enter a whole number of tickets, or zero';

/** Parses seats in any order and spelling. An unknown seat is rejected at the field. */
const seats = z.string().transform((typed, context) => {
  const ids = typed
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  const wrong = ids.find((id) => !seatId.safeParse(id).success);
  if (wrong === undefined) return ids;
  context.addIssue({ code: 'custom', message: `There is no seat ${wrong}` });
  return z.NEVER;
});

const optionalEmail = z
  .string()
  .transform((typed) => typed.trim() || undefined)
  .pipe(email.optional());

const line = z.object({ type: z.string(), quantity: numberOr(0, 0, 100, whole), seats });

/** Parses a desk sale. Only ticket types of its sale count. @param saleOf the sale of each ticket type */
export const deskDraft = (saleOf: ReadonlyMap<string, string>) =>
  z
    .object({
      sale: z.enum(ticketSales),
      lines: z.array(line),
      name: shortText(limits.nameMax, 'Please enter the name of the buyer'),
      email: optionalEmail,
      phone: optionalPhone,
    })
    .transform(({ lines, ...rest }) => ({
      ...rest,
      items: lines
        .map((one, nth) => ({ ...one, nth }))
        .filter(({ type, quantity }) => saleOf.get(type) === rest.sale && quantity > 0),
    }))
    .refine(({ items }) => items.length > 0, {
      path: ['sale'],
      message: 'Please enter how many tickets of this sale are sold',
    });

export type DeskFields = z.input<ReturnType<typeof deskDraft>>;
export type DeskDraft = z.output<ReturnType<typeof deskDraft>>;
