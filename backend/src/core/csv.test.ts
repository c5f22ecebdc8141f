import { describe, expect, it } from 'vitest';
import { csvOf } from './csv';

describe('a table for spreadsheets', () => {
  it('has a line for each row, and quotes where they are needed', () => {
    const rows = [
      ['Name', 'Amount', 'Message'],
      ['Ama "the cello" Danso', 12.5, 'one,\ntwo'],
      ['Kofi', 0, null],
    ];
    expect(csvOf(rows)).toBe(
      '\uFEFFName,Amount,Message\r\n"Ama ""the cello"" Danso",12.5,"one,\ntwo"\r\nKofi,0,\r\n',
    );
  });

  it.each([
    '=1+1',
    '+233241234567',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '=cmd|"/C calc"!A0',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
  ])('takes %j for text', (typed) => {
    expect(csvOf([[typed]])).toMatch(/^\uFEFF"'/);
  });

  it('leaves a number a number', () => {
    expect(csvOf([[-5]])).toBe('\uFEFF-5\r\n');
  });
});
