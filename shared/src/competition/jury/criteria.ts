// Sample content: the criteria of the jury.

export interface Criterion {
  readonly id: CriterionId;
  readonly name: string;
  /** Percent; all together add up to 100. */
  readonly weight: number;
}

export const criterionIds = ['musicality', 'technique', 'accuracy', 'presence'] as const;

export type CriterionId = (typeof criterionIds)[number];

/** In the order in which they break ties. */
export const criteria: readonly Criterion[] = [
  { id: 'musicality', name: 'Musicality', weight: 35 },
  { id: 'technique', name: 'Technique', weight: 35 },
  { id: 'accuracy', name: 'Accuracy', weight: 20 },
  { id: 'presence', name: 'Presence', weight: 10 },
];

/** The maximum points for one criterion. */
export const mostPoints = 100;

/** The points of one juror, by criterion. */
export type ScoreSheet = Readonly<Record<CriterionId, number>>;

/** Returns the total of a sheet, in hundredths of a point. */
export const totalOf = (sheet: ScoreSheet): number =>
  criteria.reduce((sum, { id, weight }) => sum + sheet[id] * weight, 0);
