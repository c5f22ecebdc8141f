import { describe, expect, it } from 'vitest';
import { ticketLimits } from '@school/shared/schemas/tickets';
import { ticketOffer } from '@school/shared/tickets';
import { initialSale, whyClosed, type SaleFacts } from '../sale/saleFacts';
import { liveFacts } from '../sale/liveFacts';
import type { TicketSale } from '../api/generated/endpoints';
import { countOf, ticketsLabel, linesOf, mostOf, readCounts, totalOf } from './counts';
import { readPanel } from './panel';
import { NOTHING, readPurchase } from './purchase';
import { refusalsOf } from './refusals';

const sale: SaleFacts = {
  ...initialSale(ticketOffer.seed, 'public'),
  types: initialSale(ticketOffer.seed, 'public').types.map((type) => ({
    ...type,
    left: type.id === 'table' ? 0 : 5,
  })),
};
const type = (id: string) => sale.types.find((one) => one.id === id)!;

it('is composed with the limits that the server has', () => {
  const { perOrder, holdMinutes } = ticketLimits;
  expect(initialSale([], 'public')).toMatchObject({ maxPerOrder: perOrder, holdMinutes });
});

describe('a selection of tickets', () => {
  const counts = { regular: 2, student: 1 };

  it('is counted, summed and described in the order of the page', () => {
    expect(countOf(sale, counts)).toBe(3);
    expect(totalOf(sale, counts)).toBe(38_000);
    const lines = linesOf(sale, counts).map((line) => ({
      name: line.type.name,
      count: line.count,
    }));
    expect(ticketsLabel(lines)).toBe('1 × Student, 2 × Regular');
  });

  it('is limited by the tickets left and by the maximum of an order over all types', () => {
    expect(mostOf(sale, type('regular'), {})).toBe(5);
    expect(mostOf(sale, type('regular'), { student: 5 })).toBe(3);
    expect(mostOf(sale, type('student'), { regular: 8 })).toBe(0);
    expect(mostOf(sale, type('table'), {})).toBe(0);
    expect(
      mostOf(initialSale(ticketOffer.seed, 'public'), initialSale(ticketOffer.seed, 'public').types[0]!, {}),
    ).toBe(8);
  });

  it('may be larger where the API allows more of a type, such as for a school class', () => {
    expect(mostOf(sale, { ...type('regular'), left: 40, maxPerOrder: 30 }, {})).toBe(30);
  });
});

describe('stored data', () => {
  it.each([undefined, 'regular', 7, { regular: -1 }, { regular: 1.5 }, { regular: '2' }])(
    '%o is read as no selection',
    (kept) => {
      expect(readCounts(kept)).toEqual({});
    },
  );

  it('is read as a purchase with its valid fields', () => {
    expect(readPurchase(undefined)).toEqual(NOTHING);
    expect(
      readPurchase({
        counts: { regular: 2 },
        seats: { regular: ['C-1-2', 'C-1-3'], student: [4] },
        holdToken: 'somebody else’s',
        payment: { txRef: 'TX-1', isAwaited: true, other: 1 },
      }),
    ).toEqual({
      ...NOTHING,
      counts: { regular: 2 },
      seats: { regular: ['C-1-2', 'C-1-3'] },
      payment: { txRef: 'TX-1', isAwaited: true },
    });
  });
});

describe('an address', () => {
  it.each([
    ['', undefined],
    ['?buy=nothing', undefined],
    ['?buy=seats', { kind: 'buy', step: 'seats' }],
    ['?wait=table', { kind: 'wait', type: 'table' }],
    ['?wait=', undefined],
    ['#offer=abc.def', { kind: 'offer', token: 'abc.def' }],
    ['#leave=abc.def', { kind: 'leave', token: 'abc.def' }],
    ['?offer=abc.def', { kind: 'offer', token: 'abc.def' }],
    ['?leave=abc.def', { kind: 'leave', token: 'abc.def' }],
  ])('%s opens %o', (address, panel) => {
    expect(readPanel(new URL(address, 'https://school.example'))).toEqual(panel);
  });
});

describe('a rejection by the API', () => {
  const refused = (fields: readonly { field: string; message: string }[]) => ({
    status: 409,
    data: {
      error: { code: 'conflict', message: 'No', fields, requestId: 'r' },
    },
  });

  it('is shown at its line, or for the whole order', () => {
    const failure = refused([
      { field: 'items.1.seats', message: 'Row 7, seat 2 has just gone' },
      { field: 'sale', message: 'The sale is closed' },
    ]);
    expect(refusalsOf(failure)).toEqual({
      lines: { 1: 'Row 7, seat 2 has just gone' },
      whole: 'The sale is closed',
    });
    expect(refusalsOf({ status: 'FETCH_ERROR' }).whole).toContain('cannot be reached');
  });
});

describe('a sale', () => {
  it('says why it is closed', () => {
    const now = Date.parse('2025-10-01T09:00:00Z');
    const closed = { ...sale, isOpen: false };
    expect(whyClosed({ ...closed, opensAt: '2025-10-02T09:00:00Z' }, now)).toBe('not-yet');
    expect(whyClosed({ ...closed, closesAt: '2025-10-01T09:00:00Z' }, now)).toBe('over');
    expect(whyClosed(closed, now)).toBe('closed');
  });

  it('follows the stream', () => {
    const told = {
      sale: 'public',
      isOpen: true,
      types: [{ id: 'regular', left: 9 }],
    } as unknown as TicketSale;
    expect(liveFacts(told, null).types[0]?.left).toBe(9);
    const live = {
      planVersion: 1,
      sales: [{ sale: 'public' as const, isOpen: false }],
      types: [{ id: 'regular', left: 3 }],
      held: [],
      sold: [],
      blocked: [],
    };
    expect(liveFacts(told, live)).toMatchObject({
      isOpen: false,
      types: [{ left: 3 }],
    });
  });
});
