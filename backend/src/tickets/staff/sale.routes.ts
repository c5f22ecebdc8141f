import { z } from '@hono/zod-openapi';
import { shortText, slug } from '@school/shared/schemas/common';
import { ticketLimits } from '@school/shared/schemas/tickets';
import { staffOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody } from '../../platform/http/contract';
import { givenTime } from '../../platform/http/givenTime';
import { saleName, tone } from '../sale/sale.routes';

const pesewas = z.int('Please enter whole pesewas').min(0, 'A price is not below zero').max(100_000_000);
const instant = givenTime('Please enter a day and a time');
const count = z.int('Please enter a whole number').min(0, 'This is not below zero').max(100_000);
const whole = (most: number) =>
  z.int('Please enter a whole number').min(1, 'This is at least 1').max(most, `This is at most ${most}`);
const perOrder = z
  .int('Please enter a whole number')
  .min(1, 'One order can have at least one')
  .max(ticketLimits.perOrderMax, `One order can have at most ${ticketLimits.perOrderMax}`);

const sale = z
  .object({
    sale: saleName,
    isOpen: z.boolean(),
    opensAt: instant.nullable(),
    closesAt: instant.nullable(),
    returnsUntil: instant.nullable(),
    queuePerMinute: z.int().nullable().openapi({ description: 'People that the waiting room lets in' }),
    queueMinutes: z.int().openapi({ description: 'How long they have to hold tickets' }),
    isOpenNow: z.boolean().openapi({ description: 'Open, and between the times' }),
  })
  .openapi('StaffTicketSale');

export type StaffSale = z.infer<typeof sale>;

export const listSalesRoute = staffOnly.get('/staff/tickets/sales', {
  operationId: 'listTicketSales',
  summary: 'The three sales with their switches and times',
  responses: { 200: json(z.array(sale), 'The sales') },
});

const saleChange = z
  .object({
    isOpen: z.boolean().optional(),
    opensAt: instant.nullable().optional(),
    closesAt: instant.nullable().optional(),
    returnsUntil: instant.nullable().optional(),
    queuePerMinute: whole(ticketLimits.queuePerMinuteMax).nullable().optional(),
    queueMinutes: whole(ticketLimits.queueMinutesMax).optional(),
  })
  .openapi('TicketSaleChange');

export type SaleChange = z.infer<typeof saleChange>;

export const changeSaleRoute = staffOnly.patch('/staff/tickets/sales/{sale}', {
  operationId: 'changeTicketSale',
  summary: 'Open or close a sale, now or at times; the same again changes nothing',
  request: { params: z.object({ sale: saleName }), body: jsonBody(saleChange) },
  responses: { 200: json(sale, 'As it is now'), ...errorsOf(404) },
});

const type = z
  .object({
    id: z.string(),
    sale: saleName,
    name: z.string(),
    note: z.string(),
    price: z.int(),
    tone,
    admits: z.int(),
    pool: z.string().nullable(),
    capacity: z.int(),
    sold: z.int(),
    held: z.int(),
    left: z.int(),
    maxPerOrder: z.int(),
    isOpen: z.boolean(),
    position: z.int(),
    waiting: z.int().openapi({ description: 'People on the waiting list' }),
  })
  .openapi('StaffTicketType');

export type StaffType = z.infer<typeof type>;

export const listTypesRoute = staffOnly.get('/staff/tickets/types', {
  operationId: 'listTicketTypes',
  summary: 'All types with their stock',
  responses: { 200: json(z.array(type), 'The types') },
});

const typeFields = {
  name: shortText(ticketLimits.typeNameMax, 'Please enter a name'),
  note: shortText(200, 'Please say what it is'),
  price: pesewas,
  capacity: count,
  maxPerOrder: perOrder,
  isOpen: z.boolean(),
  position: count,
  tone,
};

const newType = z
  .object({
    id: slug,
    sale: saleName,
    ...typeFields,
    isOpen: typeFields.isOpen.default(true),
    position: typeFields.position.default(100),
    /** The seats of the plan that it sells; without it, places are not numbered. */
    pool: slug.nullable().default(null),
    admits: z.int().min(1).max(20).default(1),
  })
  .openapi('NewTicketType');

export type NewType = z.infer<typeof newType>;

export const createTypeRoute = staffOnly.post('/staff/tickets/types', {
  operationId: 'createTicketType',
  summary: 'Add a type; the id says which',
  request: { body: jsonBody(newType) },
  responses: { 201: json(type, 'The type'), ...errorsOf(409) },
});

const typeChange = z.object(typeFields).partial().openapi('TicketTypeChange');

export type TypeChange = z.infer<typeof typeChange>;

export const changeTypeRoute = staffOnly.patch('/staff/tickets/types/{typeId}', {
  operationId: 'changeTicketType',
  summary: 'Change name, price, stock or order of a type; what is held or sold keeps its price',
  request: { params: z.object({ typeId: slug }), body: jsonBody(typeChange) },
  responses: { 200: json(type, 'As it is now'), ...errorsOf(404) },
});
