import { describe, expect, it } from 'vitest';
import type { StaffSeat, StaffTicketType, TicketOrderDetail } from './api';
import { atLines, deskLines, deskTotal } from './desk/deskLines';
import { deskDraft } from './desk/deskDraft';
import { utcField, utcTime } from '../../kit/forms/utcTimes';
import { invitationsDraft } from './invitations/guests';
import { hourCharts } from './live/hours';
import { withTable, isRefundPending } from './orders/orderRules';
import { refundSentence } from './orders/refundSentence';
import { countStates, nextSeat, pressedWith, seatRadius, withLiveStates } from './plan/seats';
import { promoCodeDraft } from './sale/promoCodeFields';
import { saleTimes } from './sale/saleTimes';
import { stateOfSale } from './sale/describeSale';

interface Parsed {
  error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined;
}
const problemsOf = ({ error }: Parsed) =>
  error?.issues.map(({ path, message }) => [path.map(String).join('.'), message]);

const seat = (row: number, number: number, rest: Partial<StaffSeat> = {}): StaffSeat => ({
  id: `C-${row}-${number}`,
  block: 'C',
  row,
  number,
  label: `Centre, row ${row}, seat ${number}`,
  x: number * 10,
  y: row * 12,
  pool: 'regular',
  kind: 'seat',
  beside: null,
  table: null,
  state: 'free',
  note: null,
  ticket: null,
  ...rest,
});

const type = (id: string, rest: Partial<StaffTicketType> = {}): StaffTicketType => ({
  id,
  sale: 'public',
  name: id,
  note: '',
  price: 15_000,
  tone: 'gold',
  admits: 1,
  pool: id,
  capacity: 100,
  left: 100,
  sold: 0,
  held: 0,
  isOpen: true,
  maxPerOrder: 8,
  position: 1,
  waiting: 0,
  ...rest,
});

describe('the plan', () => {
  const seats = [seat(1, 1), seat(1, 2), seat(1, 3), seat(2, 1), seat(2, 3)];
  const [first, second] = seats as [StaffSeat, StaffSeat];

  it.each([
    ['right', 'C-1-2'],
    ['down', 'C-2-1'],
    ['left', 'C-1-1'],
    ['up', 'C-1-1'],
  ] as const)('moving %s from the first seat leads to %s', (direction, id) => {
    expect(nextSeat(seats, first, direction).id).toBe(id);
  });

  it('stays in its row where the next row has a gap', () => {
    expect(nextSeat(seats, second, 'right').id).toBe('C-1-3');
    // Below the gap, the closest of the next row.
    expect(['C-2-1', 'C-2-3']).toContain(nextSeat(seats, second, 'down').id);
  });

  it('shows the data of the stream with its counts', () => {
    const live = withLiveStates(seats, { held: ['C-1-1'], sold: ['C-1-2'], blocked: ['C-2-3'] });
    expect(countStates(live)).toEqual({ free: 2, held: 1, sold: 1, blocked: 1 });
    expect(
      withLiveStates(live, { held: [], sold: [], blocked: [] }).every(({ state }) => state === 'free'),
    ).toBe(true);
    expect(withLiveStates(seats, undefined)).toBe(seats);
  });

  it('draws seats as large as their row allows', () => {
    expect(seatRadius(seats)).toBeCloseTo(4.2);
    expect(seatRadius([])).toBe(1);
  });

  it('selects a whole table', () => {
    const table = [seat(1, 1, { table: 3 }), seat(1, 2, { table: 3 }), seat(1, 3, { table: 4 })];
    expect(pressedWith(table, table[0] as StaffSeat)).toEqual(['C-1-1', 'C-1-2']);
    expect(pressedWith(seats, first)).toEqual(['C-1-1']);
  });
});

describe('a sale at the desk', () => {
  const types = [
    type('regular'),
    type('front-rows', { price: 40_000 }),
    type('table', { admits: 8, price: 280_000 }),
    type('donor', { sale: 'pre-sale' }),
  ];

  it('starts with the seats selected on the plan, in the ticket types that sell them', () => {
    const eight = [1, 2, 3, 4, 5, 6, 7, 8].map((number) =>
      seat(1, number, { id: `T1-${number}`, pool: 'table' }),
    );
    const lines = deskLines(types, [seat(6, 1), ...eight]);
    expect(lines.map(({ quantity }) => quantity)).toEqual(['1', '0', '1', '0']);
    expect(lines[0]?.seats).toBe('C-6-1');
    expect(deskTotal(types, lines)).toBe(295_000);
  });

  it('ignores quantities that are not numbers', () => {
    expect(
      deskTotal(types, [
        { type: 'regular', quantity: 'two' },
        { type: 'front-rows', quantity: '2' },
      ]),
    ).toBe(80_000);
  });

  const draft = deskDraft(new Map(types.map(({ id, sale }) => [id, sale])));
  const typed = { sale: 'public', name: 'Ama Danso', email: '', phone: '' } as const;
  const line = (id: string, quantity: string, seats = '') => ({ type: id, quantity, seats });

  it('sends only what was typed for its sale', () => {
    const read = draft.parse({ ...typed, lines: [line('regular', '2', 'c-7-1, C-7-2'), line('donor', '3')] });
    expect(read).toMatchObject({
      email: undefined,
      items: [{ type: 'regular', quantity: 2, seats: ['C-7-1', 'C-7-2'], nth: 0 }],
    });
  });

  it.each([
    [
      [line('donor', '3'), line('regular', '')],
      'sale',
      'Please enter how many tickets of this sale are sold',
    ],
    [[line('regular', '-1')], 'lines.0.quantity', 'Please enter a whole number of tickets, or zero'],
    [[line('regular', '1.5')], 'lines.0.quantity', 'Please enter a whole number of tickets, or zero'],
    [[line('regular', '1', '<b>')], 'lines.0.seats', 'There is no seat <B>'],
  ])('rejects %j', (lines, field, message) => {
    expect(problemsOf(draft.safeParse({ ...typed, lines }))).toContainEqual([field, message]);
  });

  it('shows rejections of the API at their line', () => {
    const refused = (field: string) => ({
      status: 409,
      data: { error: { code: 'conflict', message: 'No', fields: [{ field, message: 'Taken' }] } },
    });
    expect(atLines(refused('items.1.seats'), [0, 3])).toMatchObject({
      status: 409,
      data: { error: { message: 'No', fields: [{ field: 'lines.3.seats', message: 'Taken' }] } },
    });
    expect(atLines(refused('email'), [0])).toEqual(refused('email'));
    const lost = { status: 'FETCH_ERROR' };
    expect(atLines(lost, [0])).toBe(lost);
  });
});

describe('forms of the sale', () => {
  it('parse times as UTC, whatever the time zone of the device', () => {
    expect(utcTime.parse('2025-12-06T18:30')).toBe('2025-12-06T18:30:00.000Z');
    expect(utcTime.parse('')).toBeNull();
    expect(utcField('2025-12-06T18:30:00.000Z')).toBe('2025-12-06T18:30');
    expect(utcTime.safeParse('tomorrow').success).toBe(false);
  });

  it('reject a sale that closes before it opens', () => {
    const opening = { opensAt: '2025-12-02T00:00', closesAt: '2025-12-01T00:00', returnsUntil: '' };
    const room = { queuePerMinute: '', queueMinutes: '10' };
    expect(saleTimes.parse({ ...opening, closesAt: '', ...room })).toMatchObject({ queuePerMinute: null });
    expect(problemsOf(saleTimes.safeParse({ ...opening, ...room }))).toEqual([
      ['closesAt', 'The closing time must be after the opening time'],
    ]);
  });

  it('describe the state of a sale', () => {
    expect(stateOfSale({ isOpen: false, isOpenNow: false })[1]).toBe('Closed');
    expect(stateOfSale({ isOpen: true, isOpenNow: true })[1]).toBe('Open');
    expect(stateOfSale({ isOpen: true, isOpenNow: false })[1]).toBe('Switched on, outside its times');
  });

  const code = { code: 'spring 25', types: [], maxUses: '', startsAt: '', endsAt: '', note: '' };
  it('parse the value of a promo code by its kind', () => {
    expect(promoCodeDraft.parse({ ...code, kind: 'percent', value: '25' })).toMatchObject({
      code: 'SPRING25',
      value: 25,
      types: null,
    });
    expect(promoCodeDraft.parse({ ...code, kind: 'fixed', value: '20.50' }).value).toBe(2050);
  });

  it.each([
    ['percent', '101'],
    ['percent', '0'],
    ['percent', '1.5'],
    ['fixed', '0'],
    ['fixed', '-3'],
    ['fixed', 'x'],
  ] as const)('reject %s %s', (kind, value) => {
    expect(problemsOf(promoCodeDraft.safeParse({ ...code, kind, value }))?.[0]?.[0]).toBe('value');
  });
});

describe('invitations', () => {
  const draft = invitationsDraft(
    new Map([
      ['family', 'pre-sale'],
      ['supper', 'experiential'],
    ]),
  );
  const typed = {
    sale: 'pre-sale',
    types: ['family', 'supper'],
    maxTickets: '2',
    validFrom: '',
    validUntil: '',
    note: '',
  } as const;

  it('read one guest per line', () => {
    expect(draft.parse({ ...typed, guests: 'Ama Danso, ama@example.com\n\n Kofi Boateng ' })).toMatchObject({
      types: ['family'],
      guests: [{ name: 'Ama Danso', email: 'ama@example.com' }, { name: 'Kofi Boateng' }],
    });
  });

  it('report the line of an error', () => {
    expect(problemsOf(draft.safeParse({ ...typed, guests: 'Ama\nKofi, kofi@\n, x@example.com' }))).toEqual([
      ['guests', 'Line 2: the text after the comma is not an email address'],
      ['guests', 'Line 3: the name is missing or too long'],
    ]);
    expect(problemsOf(draft.safeParse({ ...typed, guests: ' ' }))).toEqual([
      ['guests', 'Please enter at least one guest'],
    ]);
  });

  it('require something to buy in their own sale', () => {
    expect(problemsOf(draft.safeParse({ ...typed, guests: 'Ama', types: ['supper'] }))).toEqual([
      ['types', 'Please choose at least one ticket type'],
    ]);
  });
});

it('reloads an order while refunds are pending, and not where a person has to act', () => {
  const places = [
    { state: 'refunded' as const, price: 15_000 },
    { state: 'valid' as const, price: 15_000 },
  ];
  const order = { method: 'card' as const, refunded: 0, refunds: [], places };
  expect(isRefundPending(order)).toBe(true);
  expect(isRefundPending({ ...order, refunded: 15_000 })).toBe(false);
  expect(isRefundPending({ ...order, method: 'cash' })).toBe(false);
});

it('refunds a table whole text', () => {
  const place = (id: string, table: number | null, state: 'valid' | 'refunded' = 'valid') =>
    ({ id, table, state, type: 'table', checkedInAt: null }) as TicketOrderDetail['places'][number];
  const places = [place('a', 0), place('b', 0), place('c', 1), place('d', 0, 'refunded')];
  expect(withTable(places, place('a', 0)).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(withTable(places, place('e', null)).map(({ id }) => id)).toEqual(['e']);
});

it('explains a refund before it is made', () => {
  const price = 15_000;
  expect(refundSentence({ method: 'cash' }, [{ price }])).toBe(
    'The ticket stops working at once, and its place is for sale again. GH₵ 150.00 is paid out at the desk. This cannot be undone.',
  );
  expect(refundSentence({ method: 'card' }, [{ price }, { price }])).toContain(
    'All 2 tickets stop working at once, and their places are for sale again. GH₵ 300.00 is refunded to the card.',
  );
});

it('describes the charts in text', () => {
  const [sold, income, arrivals] = hourCharts({
    hours: [
      { hour: '2025-12-01T08:00:00.000Z', people: 2, income: 30_000 },
      { hour: '2025-12-01T09:00:00.000Z', people: 5, income: 20_000 },
    ],
    checkInHours: [],
  });
  expect(sold?.summary).toBe('Total 7 sold; most at Dec 01, 2025, 09:00 UTC (5 sold).');
  expect(income?.summary).toContain('most at Dec 01, 2025, 08:00 UTC (GH₵ 300.00)');
  expect(arrivals).toMatchObject({ summary: 'Nothing yet.', bars: [] });
  // Two hours alone would be two blocks: the hours before them stand there as well.
  expect(sold?.bars.map(({ value }) => value)).toEqual([...Array<number>(10).fill(0), 2, 5]);
  expect(sold?.bars[0]?.name).toBe('Nov 30, 2025, 22:00');
});

it('leaves out quiet hours of a long period', () => {
  const hours = ['2025-11-01T08:00:00.000Z', '2025-12-01T09:00:00.000Z'];
  const [sold] = hourCharts({
    hours: hours.map((hour) => ({ hour, people: 1, income: 100 })),
    checkInHours: [],
  });
  expect(sold?.bars).toHaveLength(2);
});
