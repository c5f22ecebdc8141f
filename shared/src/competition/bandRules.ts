// Sample content: the conditions of each age and grade band.
import { bands, type Band, type Instrument } from './repertoire/types';

export interface BandRule {
  /** Grades passed by the counting day, 0 for none, inclusive. The highest band of an instrument has no upper limit. */
  readonly grades: readonly [from: number, to: number | null];
  /** Years of age on the counting day, inclusive. The highest band of an instrument has no upper limit. */
  readonly ages: readonly [from: number, to: number | null];
  /** The required proof of the grade, if any. */
  readonly certificate: string | null;
}

export const highestGrade = 8;
/** Plausible ages in years. */
export const ageLimits = { min: 5, max: 110 } as const;

const lineOrCertificate = 'A grade certificate, or a line from your teacher.';
const lastCertificate = 'A copy of your last grade certificate; without one, a line from your teacher.';

export const bandRules: Readonly<Record<Band, BandRule>> = {
  '0-1': { grades: [0, 1], ages: [5, 12], certificate: null },
  '0-2': { grades: [0, 2], ages: [5, 14], certificate: null },
  '1-2': { grades: [1, 2], ages: [6, 15], certificate: lineOrCertificate },
  '1-3': { grades: [1, 3], ages: [7, 16], certificate: lineOrCertificate },
  '2-3': { grades: [2, 3], ages: [8, 18], certificate: lineOrCertificate },
  '2-4': { grades: [2, null], ages: [9, null], certificate: lineOrCertificate },
  '3+': { grades: [3, null], ages: [10, null], certificate: lastCertificate },
  '3-4+': { grades: [3, null], ages: [10, null], certificate: lastCertificate },
};

/** Returns the full years between a birthday and a day, both 'YYYY-MM-DD'. */
export function ageOn(day: string, birthDate: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** A person's age on the counting day, in years, and last grade, 0 for none. */
export interface Level {
  readonly age: number;
  readonly grade: number;
}

/**
 * Returns the bands of an instrument that a person may enter, lowest first. The first is the lowest one whose age and
 * grade they do not exceed. Higher ones are open from their minimum age and grade. As the highest band has no upper
 * limit, everyone has one.
 */
export function bandsFor(instrument: Instrument, level: Level): readonly Band[] {
  const own = (bands[instrument] as readonly Band[]).filter((band) => !isPast(band, level));
  return own.filter((band, index) => index === 0 || isOpenTo(band, level));
}

function isPast(band: Band, { age, grade }: Level): boolean {
  const { ages, grades } = bandRules[band];
  return age > (ages[1] ?? Infinity) || grade > (grades[1] ?? Infinity);
}

function isOpenTo(band: Band, { age, grade }: Level): boolean {
  const { ages, grades } = bandRules[band];
  return age >= ages[0] && grade >= grades[0];
}

/** Describes who may enter a band: 'Up to age 12 and grade 1', 'Any age and grade'. */
export function limitsLabel(band: Band): string {
  const { ages, grades } = bandRules[band];
  return ages[1] === null ? 'Any age and grade' : `Up to age ${ages[1]} and grade ${grades[1]}`;
}

/** Returns why a person may not enter a band, as the end of a sentence; undefined when they may. */
export function whyNotIn(instrument: Instrument, band: Band, level: Level): string | undefined {
  if (bandsFor(instrument, level).includes(band)) return undefined;
  const { ages, grades } = bandRules[band];
  return isPast(band, level)
    ? `ends at age ${ages[1]} and grade ${grades[1]}`
    : `begins at age ${ages[0]} and grade ${grades[0]}`;
}
