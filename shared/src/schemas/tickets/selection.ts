import * as z from 'zod';
import { programText, slug } from '../common/text';
import { invitationCode } from './codes';
import { ticketLimits } from './limits';

/** What is sold when and to whom: to everybody, to invited people before that, and by invitation alone. */
export const ticketSales = ['public', 'pre-sale', 'experiential'] as const;

export type TicketSaleName = (typeof ticketSales)[number];

const howMany = 'Please choose a whole number of tickets, at least one';

const wheelchairPlaces = `Please choose a whole number of wheelchair places, from 0 to ${ticketLimits.perOrder}`;

/** How many of one type; tables count as one each. Most types allow fewer, which the API knows. */
export const ticketQuantity = z
  .int(howMany)
  .min(1, howMany)
  .max(ticketLimits.perOrderMax, `One order can have at most ${ticketLimits.perOrderMax} tickets`);

/** Names a seat of the plan, such as `C-7-12`. */
export const seatId = programText(20).regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, 'There is no such seat');

export const ticketItem = z.object({
  type: slug,
  quantity: ticketQuantity,
  /** Chosen on the plan; without them, the best ones together are given. */
  seats: z.array(seatId).max(200, 'These are too many seats').optional(),
  /** How many of them are wheelchair places; each has a companion seat, which counts as one of the quantity. */
  wheelchairs: z
    .int(wheelchairPlaces)
    .min(0, wheelchairPlaces)
    .max(ticketLimits.perOrder, wheelchairPlaces)
    .optional(),
});

export type TicketItem = z.infer<typeof ticketItem>;

/** What somebody would like of each type: a type that stood here twice would count its places anew. */
export const ticketItems = z
  .array(ticketItem)
  .min(1, 'Please choose at least one ticket')
  .max(10, 'These are too many kinds of tickets')
  .refine(
    (items) => new Set(items.map(({ type }) => type)).size === items.length,
    'Each kind of ticket stands here once',
  );

/** What somebody would like to hold. */
export const ticketSelection = z.object({
  sale: z.enum(ticketSales, 'Please choose what to buy tickets for'),
  /** Of the invitation, where the sale is not public. */
  code: invitationCode.optional(),
  items: ticketItems,
});

export type TicketSelection = z.infer<typeof ticketSelection>;
