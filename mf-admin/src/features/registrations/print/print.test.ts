import { expect, it } from 'vitest';
import { stillOpen } from '../standings/standingRules';
import type { CompetitionCertificate } from './api';
import { certificatesOf, groupBySlotDay } from './printRules';

const certificate = (id: string, more: Partial<CompetitionCertificate>): CompetitionCertificate => ({
  id,
  number: id,
  name: id,
  instrument: 'piano',
  band: '1-3',
  round: 'final',
  place: null,
  ...more,
});

it('prints certificates by round, band and place', () => {
  const all = [
    certificate('a', { place: 1 }),
    certificate('b', { band: '3+' }),
    certificate('c', { round: 'round1' }),
  ];
  const ids = (wanted: Parameters<typeof certificatesOf>[1]) =>
    certificatesOf(all, wanted).map(({ id }) => id);
  expect(ids({})).toEqual(['a', 'b', 'c']);
  expect(ids({ round: 'final' })).toEqual(['a', 'b']);
  expect(ids({ part: 'Piano, band 1-3' })).toEqual(['a', 'c']);
  expect(ids({ placedOnly: true })).toEqual(['a']);
});

it('prints a sheet for each day of the auditions', () => {
  const slots = ['2025-10-11-0900', '2025-10-11-0920', '2025-10-18-0900', null].map((slot) => ({ slot }));
  expect(groupBySlotDay(slots).map(([day, own]) => [day, own.length])).toEqual([
    ['Oct 11, 2025', 2],
    ['Oct 18, 2025', 1],
    ['', 1],
  ]);
});

it('lists jurors with scores to give, without those who recused or judge something else', () => {
  const jurors = ['a', 'b', 'c', 'd'].map((id) => ({
    id,
    name: id,
    instruments: [id === 'd' ? ('violin' as const) : ('piano' as const)],
  }));
  const entry = {
    scores: [{ juror: 'a' }],
    recusals: [{ juror: 'c', jurorName: null, reason: 'My own pupil' }],
  };
  expect(stillOpen(entry as never, 'piano', jurors).map(({ id }) => id)).toEqual(['b']);
});
