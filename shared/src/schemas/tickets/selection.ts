import * as z from 'zod';
import { programText, slugOr } from '../common/text';
import { invitationCode } from './codes';
import { ticketLimits } from './limits';

/** The kinds of sale: public, pre-sale for invited people, and by invitation only. */
export const ticketSales = ['public', 'pre-sale', 'experiential'] as const;

export type TicketSaleName = (typeof ticketSales)[number];

const howMany = 'Please choose a whole number of tickets, at least one';

const wheelchairPlaces = `Please choose a whole number of wheelchair places, from 0 to ${ticketLimits.perOrder}`;

/** The quantity of one type; a table counts as one. Most types have a lower limit, which the API knows. */
export const ticketQuantity = z
  .int(howMany)
  .min(1, howMany)
  .max(ticketLimits.perOrderMax, `One order can have at most ${ticketLimits.perOrderMax} tickets`);

/** Identifies a seat of the plan, such as `C-7-12`. */
export const seatId = programText(20).regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, 'There is no such seat');

export const ticketItem = z.object({
  type: slugOr('Please choose a kind of ticket'),
  quantity: ticketQuantity,
  /** Seats chosen on the plan. Without them, the best adjacent ones are assigned. */
  seats: z.array(seatId).max(200, 'These are too many seats').optional(),
  /** How many of them are wheelchair places. Each has a companion seat, which counts towards the quantity. */
  wheelchairs: z
    .int(wheelchairPlaces)
    .min(0, wheelchairPlaces)
    .max(ticketLimits.perOrder, wheelchairPlaces)
    .optional(),
});

export type TicketItem = z.infer<typeof ticketItem>;

/** The selected quantities. Each type may appear once, because its limit applies per item. */
export const ticketItems = z
  .array(ticketItem)
  .min(1, 'Please choose at least one ticket')
  .max(10, 'These are too many kinds of tickets')
  .refine(
    (items) => new Set(items.map(({ type }) => type)).size === items.length,
    'Each kind of ticket can be here only once',
  );

/** The selection to hold. */
export const ticketSelection = z.object({
  sale: z.enum(ticketSales, 'Please choose what to buy tickets for'),
  /** The code of the invitation, when the sale is not public. */
  code: invitationCode.optional(),
  items: ticketItems,
});

export type TicketSelection = z.infer<typeof ticketSelection>;
