import { adultAge, ageOn, countingDay } from '@school/shared/competition';
import type { Entry } from './findEntry';

/** Returns the name for publication: minors are listed by first name and initial. */
export function publicName({ name, birthDate }: Pick<Entry, 'name' | 'birthDate'>): string {
  if (ageOn(countingDay, birthDate) >= adultAge) return name;
  const [first = name, ...others] = name.split(/\s+/);
  const initial = others.at(-1)?.[0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
