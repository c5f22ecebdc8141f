import { shortText } from '@school/shared/schemas/common';
import { ticketLimits, ticketSales } from '@school/shared/schemas/tickets';
import * as z from 'zod';
import { typedAmount, typedNumber } from '../../../kit/forms/numbers';

const noteMax = 200;
const stockMax = 100_000;
const admitsMax = 20;

const stock = 'Please enter a whole number of places';
const most = `Please enter a whole number from 1 to ${ticketLimits.perOrderMax}`;
const people = `Please enter how many people one ticket admits, at most ${admitsMax}`;

const shared = {
  name: shortText(ticketLimits.typeNameMax, 'Please enter a name'),
  note: shortText(noteMax, 'Please enter a short description'),
  price: typedAmount(0),
  capacity: typedNumber(0, stockMax, stock),
  maxPerOrder: typedNumber(1, ticketLimits.perOrderMax, most),
  tone: z.enum(['rose', 'gold', 'sand', 'palm', 'indigo']),
};

/** The fields that can be changed later. */
export const typeChange = z.object({ ...shared, isOpen: z.boolean() });

const shortName = 'Please use lower-case letters, digits and hyphens, such as front-rows';
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const named = z.string().trim().max(80, shortName);

export const typeDraft = z.object({
  id: named.regex(SLUG, shortName),
  sale: z.enum(ticketSales),
  ...shared,
  admits: typedNumber(1, admitsMax, people),
  /** Empty for unnumbered places. */
  pool: named
    .refine((typed) => typed === '' || SLUG.test(typed), shortName)
    .transform((typed) => typed || null),
});

export type TypeChangeFields = z.input<typeof typeChange>;
export type TypeChange = z.output<typeof typeChange>;
export type TypeDraftFields = z.input<typeof typeDraft>;
export type TypeDraft = z.output<typeof typeDraft>;
