import { z } from '@hono/zod-openapi';
import { optionalText, slug } from '@school/shared/schemas/common';
import { seatId } from '@school/shared/schemas/tickets';
import { staffOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody } from '../../platform/http/contract';
import { planSeat } from '../sale/sale.routes';

const seat = planSeat
  .extend({
    state: z.enum(['free', 'held', 'sold', 'blocked']),
    note: z.string().nullable(),
    ticket: z
      .object({ id: z.uuid(), orderId: z.uuid().nullable(), name: z.string().nullable() })
      .nullable()
      .openapi({ description: 'Who sits there, or is buying' }),
  })
  .openapi('StaffSeat');

export type StaffSeat = z.infer<typeof seat>;

export const listSeatsRoute = staffOnly.get('/staff/tickets/seats', {
  operationId: 'listStaffSeats',
  summary: 'Every seat of the plan, and who has it',
  responses: { 200: json(z.array(seat), 'The seats') },
});

const seatsChange = z
  .object({
    seats: z.array(seatId).min(1, 'Please choose at least one seat').max(1000),
    isBlocked: z.boolean().optional(),
    note: optionalText(200),
    pool: slug.optional(),
  })
  .openapi('SeatsChange');

export type SeatsChange = z.infer<typeof seatsChange>;

export const changeSeatsRoute = staffOnly.patch('/staff/tickets/seats', {
  operationId: 'changeSeats',
  summary: 'Block seats or free them, or let another type sell them',
  request: { body: jsonBody(seatsChange) },
  responses: { 200: json(z.array(seat), 'These seats now'), ...errorsOf(409) },
});

const place = z.number('Please enter a place on the plan').min(0).max(10_000);

export const moveSeatRoute = staffOnly.patch('/staff/tickets/seats/{seatId}', {
  operationId: 'moveSeat',
  summary: 'Move a seat on the plan',
  request: {
    params: z.object({ seatId }),
    body: jsonBody(z.object({ x: place, y: place }).openapi('SeatMove')),
  },
  responses: { 200: json(seat, 'As it is now'), ...errorsOf(404) },
});

export const reseatTicketRoute = staffOnly.patch('/staff/tickets/issued/{ticketId}', {
  operationId: 'reseatTicket',
  summary: 'Give a ticket another free seat of its type',
  request: {
    params: z.object({ ticketId: z.uuid() }),
    body: jsonBody(z.object({ seat: seatId }).openapi('TicketSeatChange')),
  },
  responses: {
    200: json(z.object({ seat: z.string(), label: z.string() }), 'The seat'),
    ...errorsOf(404, 409),
  },
});
