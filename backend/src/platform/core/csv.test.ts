import { describe, expect, it } from 'vitest';
import { amountCell, csvOf, exactCsvOf } from './csv';

describe('a table for spreadsheets', () => {
  it('has a line for each row, and quotes only where they are needed', () => {
    const rows = [
      ['Name', 'Amount', 'Message'],
      ['Ama "the cello" Danso', 12.5, 'one,\ntwo'],
      ['Kofi', 0, null],
    ];
    expect(csvOf(rows)).toBe(
      '\uFEFFName,Amount,Message\r\n"Ama ""the cello"" Danso",12.5,"one,\ntwo"\r\nKofi,0,\r\n',
    );
  });

  it('has amounts in cedis, and an empty cell without one', () => {
    expect([6_000, 5, null].map(amountCell)).toEqual(['60.00', '0.05', null]);
  });

  it.each([
    '=1+1',
    '+233241234567+1',
    '+1 1+1',
    '+233 24 A1',
    '+(1)',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '=cmd|"/C calc"!A0',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
  ])('treats %j as text', (typed) => {
    expect(csvOf([[typed]])).toMatch(/^\uFEFF"'/);
  });

  it.each([
    ['2026-11-26T14:05:59.123Z', '2026-11-26 14:05'],
    ['2026-11-26T14:05:59Z', '2026-11-26 14:05'],
    ['+233244123456', '+233 24 412 3456'],
    ['+447911123456', '+44 7911 123456'],
    ['at 2026-11-26T14:05:59Z', 'at 2026-11-26T14:05:59Z'],
  ])('writes %s so that a spreadsheet reads its type correctly: %s', (value, shown) => {
    expect(csvOf([[value]])).toBe(`\uFEFF${shown}\r\n`);
  });

  it('keeps stored values exact where required, but never as formulas', () => {
    expect(exactCsvOf([['2026-11-26T14:05:59.123Z', '+233244123456']])).toBe(
      `\uFEFF2026-11-26T14:05:59.123Z,"'+233244123456"\r\n`,
    );
  });

  it('keeps numbers as numbers', () => {
    expect(csvOf([[-5]])).toBe('\uFEFF-5\r\n');
  });
});
