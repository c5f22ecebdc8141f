// Sample content: what the jury listens for.

export interface Criterion {
  readonly id: CriterionId;
  readonly name: string;
  /** Percent; all of them together are a hundred. */
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

/** The most points for one criterion. */
export const mostPoints = 100;
