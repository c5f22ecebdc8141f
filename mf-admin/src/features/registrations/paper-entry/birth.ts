import { adultAge, ageOn, countingDay } from '@school/shared/competition';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a guardian has to agree; false while the date of birth is none. */
export const isMinor = ({ birthDate }: { readonly birthDate: string }): boolean =>
  DAY.test(birthDate) && ageOn(countingDay, birthDate) < adultAge;
