// Sample content: who may enter in which age and grade band.
import { bands, type Band, type Instrument } from './repertoire/types';

export interface BandRule {
  /** Grades passed by the counting day, 0 for none; the last is in it. */
  readonly grades: readonly [from: number, to: number];
  /** Years of age on the counting day; the last is in it. The highest band of an instrument has no last one. */
  readonly ages: readonly [from: number, to: number | null];
  /** What proves the grade, where that is asked for. */
  readonly certificate: string | null;
}

/** The highest grade that there is. */
export const highestGrade = 8;
/** Nobody older or younger is believed. Years. */
export const ageLimits = { min: 4, max: 110 } as const;

const lineOrCertificate = 'A grade certificate, or a line from your teacher.';
const lastCertificate = 'A copy of your last grade certificate.';

export const bandRules: Readonly<Record<Band, BandRule>> = {
  '0-1': { grades: [0, 1], ages: [5, 12], certificate: null },
  '0-2': { grades: [0, 2], ages: [5, 14], certificate: null },
  '1-2': { grades: [1, 2], ages: [6, 15], certificate: lineOrCertificate },
  '1-3': { grades: [1, 3], ages: [7, 16], certificate: lineOrCertificate },
  '2-3': { grades: [2, 3], ages: [8, 18], certificate: lineOrCertificate },
  '2-4': { grades: [2, highestGrade], ages: [9, null], certificate: lineOrCertificate },
  '3+': { grades: [3, highestGrade], ages: [10, null], certificate: lastCertificate },
  '3-4+': { grades: [3, highestGrade], ages: [10, null], certificate: lastCertificate },
};

/** Full years between a birthday and a day, both 'YYYY-MM-DD'. */
export function ageOn(day: string, birthDate: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The bands of an instrument that somebody may enter in, the lowest first. */
export const bandsFor = (
  instrument: Instrument,
  { age, grade }: { readonly age: number; readonly grade: number },
): readonly Band[] =>
  (bands[instrument] as readonly Band[]).filter((band) => isAgeIn(band, age) && isGradeIn(band, grade));

export function isAgeIn(band: Band, age: number): boolean {
  const [from, to] = bandRules[band].ages;
  return age >= from && (to === null || age <= to);
}

export function isGradeIn(band: Band, grade: number): boolean {
  const [from, to] = bandRules[band].grades;
  return grade >= from && grade <= to;
}

/** 'ages 5 to 12', 'age 10 and older'. */
export function agesLabel(band: Band): string {
  const [from, to] = bandRules[band].ages;
  return to === null ? `age ${from} and older` : `ages ${from} to ${to}`;
}
