import { describe, expect, it } from 'vitest';
import { openStep, stepOfField, stepsOf } from './steps';

const adult = { birthDate: '1998-05-20', band: '', isChange: false };
const ids = (way: Parameters<typeof stepsOf>[0]) => stepsOf(way).map(({ id }) => id);

describe('the steps of an entry', () => {
  it('have a guardian for who is under 18 on the counting day alone', () => {
    expect(ids({ ...adult, birthDate: '2007-10-11' })).not.toContain('guardian');
    expect(ids({ ...adult, birthDate: '2007-10-12' })[1]).toBe('guardian');
    expect(ids({ ...adult, birthDate: '' })).not.toContain('guardian');
  });

  it('have a certificate where the band asks for one', () => {
    expect(ids({ ...adult, band: '0-1' })).not.toContain('certificate');
    expect(ids({ ...adult, band: '3+' })).toContain('certificate');
  });

  it('leave out time and fee of an entry that is changed', () => {
    expect(ids({ ...adult, isChange: true })).not.toContain('audition');
    expect(ids({ ...adult, isChange: true })).not.toContain('fee');
  });

  it.each([
    ['instrument', [], 'competitor'],
    ['instrument', ['competitor'], 'instrument'],
    ['review', ['competitor'], 'instrument'],
    ['competitor', ['competitor', 'instrument'], 'competitor'],
    ['nothing', ['competitor', 'instrument'], 'band'],
    [undefined, ['competitor'], 'instrument'],
  ])('asked for %s with %j done, %s is open', (asked, done, open) => {
    expect(openStep(stepsOf(adult), done, asked).id).toBe(open);
  });

  it('know where each field of a refusal is asked for', () => {
    const steps = stepsOf({ ...adult, birthDate: '2016-01-01', band: '3+' });
    const found = [
      'competitor.name',
      'guardian.name',
      'band',
      'pieces.A',
      'papers.picture',
      'slot',
      'entries',
    ];
    expect(found.map((field) => stepOfField(steps, field).id)).toEqual([
      'competitor',
      'guardian',
      'band',
      'pieces',
      'picture',
      'audition',
      'review',
    ]);
  });
});
