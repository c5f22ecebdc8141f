import { describe, expect, it } from 'vitest';
import { openStep, stepOfField, stepsOf } from './steps';

const adult = { birthDate: '1998-05-20', band: '', isChange: false };
const ids = (way: Parameters<typeof stepsOf>[0]) => stepsOf(way).map(({ id }) => id);

describe('the steps of an entry', () => {
  it('include a guardian only for competitors under 18 on the reference date', () => {
    expect(ids({ ...adult, birthDate: '2007-10-11' })).not.toContain('guardian');
    expect(ids({ ...adult, birthDate: '2007-10-12' })[3]).toBe('guardian');
    expect(ids({ ...adult, birthDate: '' })).not.toContain('guardian');
  });

  it('explain and check who may enter a band before asking for personal details', () => {
    const [instrument, band, competitor] = stepsOf(adult);
    expect(instrument?.lead).toContain('5 or older on Oct 11, 2025');
    expect([instrument?.fields, band?.fields]).toEqual([
      ['instrument'],
      ['competitor.birthDate', 'grade', 'band'],
    ]);
    expect(competitor?.fields[0]).toBe('competitor.name');
  });

  it('include a certificate where the band requires one', () => {
    expect(ids({ ...adult, band: '0-1' })).not.toContain('certificate');
    expect(ids({ ...adult, band: '3+' })).toContain('certificate');
  });

  it('omit time and fee for a returned entry', () => {
    expect(ids({ ...adult, isChange: true })).not.toContain('audition');
    expect(ids({ ...adult, isChange: true })).not.toContain('fee');
  });

  it.each([
    ['band', [], 'instrument'],
    ['band', ['instrument'], 'band'],
    ['review', ['instrument'], 'band'],
    ['instrument', ['instrument', 'band'], 'instrument'],
    ['nothing', ['instrument', 'band'], 'competitor'],
    [undefined, ['instrument'], 'band'],
  ])('with %s requested and %j done, open %s', (asked, done, open) => {
    expect(openStep(stepsOf(adult), done, asked).id).toBe(open);
  });

  it('include a step for each field that the API can reject', () => {
    const steps = stepsOf({ ...adult, birthDate: '2016-01-01', band: '3+' });
    const found = [
      'competitor.name',
      'competitor.birthDate',
      'guardian.name',
      'band',
      'pieces.A',
      'papers.picture',
      'slot',
      'entries',
    ];
    expect(found.map((field) => stepOfField(steps, field).id)).toEqual([
      'competitor',
      'band',
      'guardian',
      'band',
      'pieces',
      'picture',
      'audition',
      'review',
    ]);
  });
});
