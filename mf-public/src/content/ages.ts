import { levelLabels, type LessonLevel } from '@school/shared/schemas/lessons';

/**
 * Returns the first and last age of a level from its label (specification, section 9). The last is
 * undefined for adults.
 */
export function agesOf(level: LessonLevel): readonly [first: number, last: number | undefined] {
  const [first, last] = [...levelLabels[level].matchAll(/\d+/g)].map(Number);
  if (first === undefined) throw new Error(`The level ${level} is for every age`);
  return [first, last];
}

const beginners = ['beginner_child_1', 'beginner_child_2', 'beginner_adult'] as const;

/** Returns the age at which beginners of the youngest of some levels start. */
export const firstAgeOf = (levels: readonly LessonLevel[]): number =>
  Math.min(...beginners.filter((level) => levels.includes(level)).map((level) => agesOf(level)[0]));
