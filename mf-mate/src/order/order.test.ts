import { describe, expect, it } from 'vitest';
import { maxPerOrder, tickets } from '../content/tickets';
import { countOf, holdRequest, ticketsLabel, mostOf, readCounts, totalOf } from './order';

const ticket = (id: string) => tickets.find((one) => one.id === id)!;

describe('an order', () => {
  const counts = { regular: 2, student: 1 };

  it('is counted, summed and said in the order of the page', () => {
    expect(countOf(counts)).toBe(3);
    expect(totalOf(counts)).toBe(38_000);
    expect(ticketsLabel(counts)).toBe('1 × Student, 2 × Regular');
  });

  it('is asked for with every line and the sum', () => {
    expect(holdRequest(counts)).toBe(
      [
        'Please hold for MATE 2025, Dec 13, 2025:',
        '1 × Student, GH₵ 80.00',
        '2 × Regular, GH₵ 300.00',
        'Together GH₵ 380.00',
        '',
        'My name: ',
      ].join('\n'),
    );
  });

  it('takes no more than its limit over all types, and none of what is sold out', () => {
    expect(mostOf(ticket('student'), { regular: maxPerOrder - 1 })).toBe(1);
    expect(mostOf(ticket('regular'), { regular: maxPerOrder })).toBe(maxPerOrder);
    expect(mostOf(ticket('table'), {})).toBe(0);
  });
});

describe('what the device kept', () => {
  it('comes back', () => {
    expect(readCounts({ regular: 2 })).toEqual({ regular: 2 });
  });

  it.each([
    undefined,
    'regular',
    { regular: -1 },
    { regular: 1.5 },
    { regular: '2' },
    { unknown: 3 },
    { table: 1 },
  ])('%o is no order', (kept) => {
    expect(countOf(readCounts(kept))).toBe(0);
  });

  it('is cut down to what one order may hold', () => {
    expect(countOf(readCounts({ student: 8, regular: 99 }))).toBe(maxPerOrder);
  });
});
