import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { limitMessagesOf, wrongLimitMessages } from '../testing/limitMessages';
import { ticketQuantity } from './tickets';

/** The exports of all features, by name. */
const exported = Object.assign(
  {},
  ...Object.values(import.meta.glob('./*/index.ts', { eager: true })),
) as Record<string, unknown>;

it('every number in a schema’s message is its limit', () => {
  expect(limitMessagesOf(exported).length).toBeGreaterThan(80);
  expect(wrongLimitMessages(exported)).toEqual([]);
});

it('states the maximum number of tickets in an order', () => {
  expect(ticketQuantity.safeParse(50).success).toBe(true);
  expect(ticketQuantity.safeParse(51).error?.issues).toMatchObject([
    { message: 'One order can have at most 50 tickets' },
  ]);
});

describe('a message with another number', () => {
  it.each([
    ['a number', z.int().max(50, 'At most 8')],
    ['an amount', z.int().min(500, 'The smallest is GH₵ 50.00')],
    ['a text', z.string().max(1000, 'This can have at most 100 characters')],
    ['a list', z.array(z.string()).min(2, 'Please choose at least one')],
    ['a number that can be left out', z.int().min(0, 'Please choose at least one').optional()],
    ['a text that is changed', z.string().min(3, 'At least 2').transform(Number)],
  ])('is found for %s', (_what, schema) => {
    expect(wrongLimitMessages({ form: z.object({ rows: z.array(z.object({ schema })) }) })).toMatchObject([
      { at: 'form.rows.schema' },
    ]);
  });
});
