import { describe, expect, it } from 'vitest';
import { isMet, tableOf, type Row } from './table';

const LCP: Row = { what: 'LCP of /', figure: 1.2, format: 'ratio', goal: 1.1, from: '1200 / 1000 ms' };
const CLICK: Row = { what: 'Click', figure: 212.4, format: 'ms', from: 'for information' };

describe('the table', () => {
  it('marks missed goals, and judges nothing without a goal', () => {
    expect(tableOf([LCP, CLICK])).toBe(
      [
        '| What     | Figure | Goal   | Result | From            |',
        '| -------- | ------ | ------ | ------ | --------------- |',
        '| LCP of / | 1.20   | ≤ 1.10 | MISSED | 1200 / 1000 ms  |',
        '| Click    | 212 ms |        |        | for information |',
      ].join('\n'),
    );
  });

  it('counts a goal as met when it is just reached', () => {
    expect(isMet({ ...LCP, figure: 1.1 })).toBe(true);
    expect(isMet({ ...LCP, figure: 1.11 })).toBe(false);
  });

  it('treats a value above zero as above a goal of zero', () => {
    const shift: Row = { what: 'CLS', figure: 0.0004, format: 'shift', goal: 0, from: '' };
    expect(isMet(shift)).toBe(false);
    expect(isMet({ ...shift, figure: 0 })).toBe(true);
  });
});
