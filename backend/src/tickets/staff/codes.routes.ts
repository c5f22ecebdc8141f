import { z } from '@hono/zod-openapi';
import { optionalText, slug } from '@school/shared/schemas/common';
import { promoCode } from '@school/shared/schemas/tickets';
import { staffOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody, recordId } from '../../platform/http/contract';
import { givenTime } from '../../platform/http/givenTime';

const instant = givenTime('Please enter a day and a time');
const types = z.array(slug).min(1, 'Please choose at least one type').max(50);
const note = optionalText(200);

const promo = z
  .object({
    id: z.uuid(),
    code: z.string(),
    kind: z.enum(['percent', 'fixed']),
    value: z.int().openapi({ description: 'Percent, or pesewas off the order' }),
    types: z.array(z.string()).nullable(),
    maxUses: z.int().nullable(),
    uses: z.int(),
    startsAt: instant.nullable(),
    endsAt: instant.nullable(),
    isActive: z.boolean(),
    note: z.string().nullable(),
    createdAt: instant,
  })
  .openapi('PromoCode');

export type PromoCodeView = z.infer<typeof promo>;

const maxUses = z
  .int('Please enter a whole number')
  .min(1, 'A code works at least once')
  .max(100_000)
  .nullable();

const newPromo = z
  .object({
    code: promoCode,
    kind: z.enum(['percent', 'fixed'], 'Please choose what it takes off'),
    value: z.int('Please enter a whole number').min(1, 'A code takes something off').max(100_000_000),
    types: types.nullable().default(null),
    maxUses: maxUses.default(null),
    startsAt: instant.nullable().default(null),
    endsAt: instant.nullable().default(null),
    note,
  })
  .refine(({ kind, value }) => kind === 'fixed' || value <= 100, {
    path: ['value'],
    message: 'A code takes off 100 percent at most',
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
    path: ['endsAt'],
    message: 'A code ends after it starts',
  })
  .openapi('NewPromoCode');

export type NewPromoCode = z.infer<typeof newPromo>;

export const listPromoCodesRoute = staffOnly.get('/staff/tickets/promo-codes', {
  operationId: 'listPromoCodes',
  summary: 'All promo codes, the newest first',
  responses: { 200: json(z.array(promo), 'The codes') },
});

export const createPromoCodeRoute = staffOnly.post('/staff/tickets/promo-codes', {
  operationId: 'createPromoCode',
  summary: 'Add a promo code',
  request: { body: jsonBody(newPromo) },
  responses: { 201: json(promo, 'The code'), ...errorsOf(409) },
});

const promoChange = z
  .object({
    isActive: z.boolean().optional(),
    maxUses: maxUses.optional(),
    startsAt: instant.nullable().optional(),
    endsAt: instant.nullable().optional(),
  })
  .openapi('PromoCodeChange');

export type PromoCodeChange = z.infer<typeof promoChange>;

export const changePromoCodeRoute = staffOnly.patch('/staff/tickets/promo-codes/{id}', {
  operationId: 'changePromoCode',
  summary: 'Stop a promo code, or change how often and when it works',
  request: { params: recordId, body: jsonBody(promoChange) },
  responses: { 200: json(promo, 'As it is now'), ...errorsOf(404) },
});
