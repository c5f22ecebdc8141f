import { criteria, totalOf, type CriterionId, type ScoreSheet } from '@school/shared/competition';

interface Judged {
  readonly id: string;
  readonly sheets: readonly ScoreSheet[];
}

interface Ranked {
  readonly id: string;
  /** Hundredths of a point, the mean of the jury; null without scores. */
  readonly total: number | null;
  /** From 1; unbroken ties share one. Null without a total. */
  readonly place: number | null;
  /** The criterion that broke a tie. */
  readonly brokenBy: CriterionId | null;
  /** Whether another entry has the same place. */
  readonly isShared: boolean;
}

const mean = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

const meanOf = ({ sheets }: Judged, id: CriterionId): number => mean(sheets.map((sheet) => sheet[id] * 100));

/**
 * Ranks by the mean totals. Ties are broken by the means of the criteria in their order, and remain where all are
 * equal.
 */
export function rank(judged: readonly Judged[]): Ranked[] {
  const scored = judged
    .filter(({ sheets }) => sheets.length > 0)
    .map((entry) => ({ entry, total: mean(entry.sheets.map(totalOf)) }));
  type Scored = (typeof scored)[number];
  const compare = (a: Scored, b: Scored) => b.total - a.total || breakTie(a.entry, b.entry).order;
  const sorted = scored.toSorted(compare);
  const places = sorted.map((one): Ranked => {
    const ties = sorted.filter((other) => other !== one && other.total === one.total);
    const breakers = ties.map((other) => breakTie(one.entry, other.entry).by);
    const brokenBy = criteria.find(({ id }) => breakers.includes(id))?.id ?? null;
    return {
      id: one.entry.id,
      total: one.total,
      place: sorted.findIndex((other) => compare(one, other) === 0) + 1,
      brokenBy,
      isShared: breakers.includes(null),
    };
  });
  const unscored = judged.filter(({ sheets }) => sheets.length === 0);
  return [
    ...places,
    ...unscored.map(({ id }) => ({ id, total: null, place: null, brokenBy: null, isShared: false })),
  ];
}

function breakTie(a: Judged, b: Judged): { by: CriterionId | null; order: number } {
  const by = criteria.find(({ id }) => meanOf(a, id) !== meanOf(b, id))?.id ?? null;
  return { by, order: by ? meanOf(b, by) - meanOf(a, by) : 0 };
}
