import { describe, expect, it } from 'vitest';
import {
  eventOf,
  nextState,
  type PaymentAnswer,
  type PaymentEvent,
  type PaymentState,
} from './paymentStates';

const states = [
  'ready',
  'left',
  'starting',
  'open',
  'asking',
  'awaited',
  'closed',
  'failed',
  'expired',
  'paid',
] as const satisfies readonly PaymentState[];

const events = [
  'sent',
  'stopped',
  'opened',
  'ended',
  'nothing',
  'made',
  'pending',
  'needs_staff',
  'paid',
  'failed',
  'expired',
] as const satisfies readonly PaymentEvent[];

/** Every allowed transition, listed again: the table must allow these and no others. */
const allowed: readonly (readonly [PaymentState, PaymentEvent, PaymentState])[] = [
  ['ready', 'sent', 'starting'],
  ['left', 'sent', 'starting'],
  ['left', 'nothing', 'ready'],
  ['left', 'made', 'awaited'],
  ['left', 'pending', 'awaited'],
  ['left', 'needs_staff', 'awaited'],
  ['left', 'paid', 'paid'],
  ['left', 'failed', 'failed'],
  ['left', 'expired', 'expired'],
  ['starting', 'stopped', 'ready'],
  ['starting', 'opened', 'open'],
  ['starting', 'ended', 'asking'],
  ['starting', 'made', 'awaited'],
  ['starting', 'pending', 'awaited'],
  ['starting', 'needs_staff', 'awaited'],
  ['starting', 'paid', 'paid'],
  ['open', 'stopped', 'ready'],
  ['open', 'ended', 'asking'],
  ['open', 'made', 'awaited'],
  ['open', 'pending', 'awaited'],
  ['open', 'needs_staff', 'awaited'],
  ['open', 'paid', 'paid'],
  ['asking', 'nothing', 'closed'],
  ['asking', 'made', 'awaited'],
  ['asking', 'pending', 'awaited'],
  ['asking', 'needs_staff', 'awaited'],
  ['asking', 'paid', 'paid'],
  ['asking', 'failed', 'failed'],
  ['asking', 'expired', 'expired'],
  ['awaited', 'paid', 'paid'],
  ['awaited', 'failed', 'failed'],
  ['awaited', 'expired', 'expired'],
  ['closed', 'sent', 'starting'],
  ['failed', 'sent', 'starting'],
  ['expired', 'sent', 'starting'],
];

const pairs = states.flatMap((state) => events.map((event) => [state, event] as const));
const forbidden = pairs.filter(
  ([state, event]) => !allowed.some(([from, by]) => from === state && by === event),
);

describe('payment transitions', () => {
  it.each(allowed)('%s, %s: %s', (state, event, next) => expect(nextState(state, event)).toBe(next));

  it.each(forbidden)('%s forbids %s', (state, event) => expect(nextState(state, event)).toBeUndefined());

  it('are allowed or forbidden for each event in each state', () => {
    expect(allowed.length + forbidden.length).toBe(states.length * events.length);
  });

  it('end when the order is paid', () => {
    expect(events.map((event) => nextState('paid', event))).toEqual(events.map(() => undefined));
  });

  it('allow no second payment while money may be on its way', () => {
    for (const state of ['starting', 'open', 'asking', 'awaited', 'paid'] as const)
      expect(nextState(state, 'sent'), state).toBeUndefined();
  });
});

describe('an API answer', () => {
  const answer = (state: PaymentAnswer['state'], needsStaff = false) => ({ state, needsStaff });
  const opened = { txRef: 'TX-1' };
  const made = { txRef: 'TX-1', transactionId: '77' };

  it.each([
    ['paid', answer('paid'), opened, 'paid'],
    ['refunded since', answer('refunded'), opened, 'paid'],
    ['paid, while staff still look at an earlier payment', answer('paid', true), opened, 'paid'],
    ['pending', answer('pending'), opened, 'pending'],
    ['failed', answer('failed'), made, 'failed'],
    ['expired', answer('expired'), made, 'expired'],
    ['not known, and none was reported', answer('created'), opened, 'nothing'],
    ['not known, and none was opened here', answer('created'), undefined, 'nothing'],
    ['not known, though one was reported', answer('created'), made, 'made'],
    ['failed, and staff looks at it', answer('failed', true), made, 'needs_staff'],
    ['expired, and staff looks at it', answer('expired', true), made, 'needs_staff'],
    ['pending, and staff looks at it', answer('pending', true), made, 'needs_staff'],
    ['open, and staff looks at what came', answer('created', true), opened, 'needs_staff'],
  ] as const)('%s', (_what, given, claim, event) => expect(eventOf(given, claim)).toBe(event));
});
