import { criteria, totalOf, type ScoreSheet } from '@school/shared/competition';
import { describe, expect, it } from 'vitest';
import { rank } from './ranking';

const sheet = (musicality: number, technique: number, accuracy: number, presence = 80): ScoreSheet => ({
  musicality,
  technique,
  accuracy,
  presence,
});

describe('a ranking', () => {
  it('weighs a hundred percent', () => {
    expect(criteria.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    expect(totalOf(sheet(100, 100, 100, 100))).toBe(100_00);
    expect(totalOf(sheet(90, 80, 70, 60))).toBe(79_50);
  });

  it('uses the mean of the submitted scores', () => {
    const ranked = rank([
      { id: 'a', sheets: [sheet(80, 80, 80), sheet(90, 90, 90)] },
      { id: 'b', sheets: [sheet(95, 95, 95)] },
      { id: 'c', sheets: [] },
    ]);
    expect(ranked.map(({ id, place }) => [id, place])).toEqual([
      ['b', 1],
      ['a', 2],
      ['c', null],
    ]);
  });

  it('rounds a mean to whole hundredths of a point, a half up', () => {
    const [plain, better] = [sheet(80, 80, 80), sheet(80, 81, 80)];
    const totals = (sheets: ScoreSheet[]) => rank([{ id: 'a', sheets }]).map(({ total }) => total);
    expect([plain, better].map(totalOf)).toEqual([80_00, 80_35]);
    expect(totals([plain, plain, better])).toEqual([80_12]);
    expect(totals([plain, better])).toEqual([80_18]);
    expect(totals([plain, better, better])).toEqual([80_23]);
  });

  it('breaks a tie by a mean that is higher by a fraction of a point', () => {
    const [plain, musical, skilled] = [sheet(80, 80, 80), sheet(81, 80, 80), sheet(80, 81, 80)];
    const ranked = rank([
      { id: 'a', sheets: [skilled, plain, plain] },
      { id: 'b', sheets: [musical, plain, plain] },
    ]);
    expect(ranked).toMatchObject([
      { id: 'b', place: 1, brokenBy: 'musicality' },
      { id: 'a', place: 2 },
    ]);
    expect(ranked[0]?.total).toBe(ranked[1]?.total);
  });

  it('treats means that are equal after rounding as a tie', () => {
    const [plain, musical, skilled, exact] = [
      sheet(80, 80, 80),
      sheet(81, 80, 80),
      sheet(80, 81, 80),
      sheet(80, 80, 81),
    ];
    const ranked = rank([
      // 80.2333… and 80.225.
      { id: 'a', sheets: [plain, musical, skilled] },
      { id: 'b', sheets: [plain, musical, musical, exact] },
    ]);
    expect(ranked).toMatchObject([
      { id: 'b', total: 80_23, place: 1, brokenBy: 'musicality' },
      { id: 'a', total: 80_23, place: 2, brokenBy: 'musicality' },
    ]);
  });

  it('breaks a tie by musicality, then technique, and names the criterion', () => {
    const ranked = rank([
      { id: 'a', sheets: [sheet(80, 90, 80)] },
      { id: 'b', sheets: [sheet(90, 80, 80)] },
      { id: 'c', sheets: [sheet(70, 70, 70)] },
    ]);
    expect(ranked).toMatchObject([
      { id: 'b', place: 1, brokenBy: 'musicality', isShared: false },
      { id: 'a', place: 2, brokenBy: 'musicality', isShared: false },
      { id: 'c', place: 3, brokenBy: null, isShared: false },
    ]);
    expect(ranked[0]?.total).toBe(ranked[1]?.total);
  });

  it('keeps a shared place where everything is equal', () => {
    const ranked = rank(['a', 'b', 'c'].map((id) => ({ id, sheets: [sheet(id === 'c' ? 70 : 80, 80, 80)] })));
    expect(ranked.map(({ place, isShared }) => [place, isShared])).toEqual([
      [1, true],
      [1, true],
      [3, false],
    ]);
  });
});
