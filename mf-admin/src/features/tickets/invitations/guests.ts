import { email, optionalText, personName } from '@school/shared/schemas/common';
import { ticketLimits } from '@school/shared/schemas/tickets';
import * as z from 'zod';
import { typedNumber } from '../../../kit/forms/numbers';
import { utcTime } from '../../../kit/forms/utcTimes';

/** The most guests that the API accepts at once. */
const GUESTS_MAX = 500;

interface Guest {
  name: string;
  email?: string;
}

/** Guests, one in each line: a name, and optionally a comma and an email address. */
const guests = z.string().transform((typed, context): Guest[] => {
  const lines = typed.split('\n').map((line) => line.trim());
  const read = lines.flatMap((line, nth): Guest[] => {
    if (line === '') return [];
    const at = line.lastIndexOf(',');
    const name = personName.safeParse(at < 0 ? line : line.slice(0, at));
    const address = at < 0 ? undefined : email.safeParse(line.slice(at + 1));
    const problem = !name.success
      ? 'the name is missing or too long'
      : address?.success === false && 'the text after the comma is not an email address';
    if (problem) context.addIssue({ code: 'custom', message: `Line ${nth + 1}: ${problem}` });
    return name.success ? [{ name: name.data, ...(address?.data && { email: address.data }) }] : [];
  });
  if (read.length === 0 && context.issues.length === 0)
    context.addIssue({ code: 'custom', message: 'Please enter at least one guest' });
  if (read.length > GUESTS_MAX)
    context.addIssue({ code: 'custom', message: `At most ${GUESTS_MAX} guests at once` });
  return read;
});

/** New invitations. @param saleOf the sale of each ticket type */
export const invitationsDraft = (saleOf: ReadonlyMap<string, string>) =>
  z
    .object({
      guests,
      sale: z.enum(['pre-sale', 'experiential']),
      types: z.array(z.string()),
      maxTickets: typedNumber(
        1,
        ticketLimits.perOrderMax,
        `Please enter a whole number, at most ${ticketLimits.perOrderMax}`,
      ),
      validFrom: utcTime,
      validUntil: utcTime,
      note: optionalText(200),
    })
    .refine(({ validFrom, validUntil }) => !validFrom || !validUntil || validUntil > validFrom, {
      path: ['validUntil'],
      message: 'The end must be after the start',
    })
    // Ignores types of the other sale.
    .transform((draft) => ({ ...draft, types: draft.types.filter((id) => saleOf.get(id) === draft.sale) }))
    .refine(({ types }) => types.length > 0, {
      path: ['types'],
      message: 'Please choose at least one ticket type',
    });

export type InvitationFields = z.input<ReturnType<typeof invitationsDraft>>;
export type InvitationsDraft = z.output<ReturnType<typeof invitationsDraft>>;
