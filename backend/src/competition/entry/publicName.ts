import { adultAge, ageOn, countingDay } from '@school/shared/competition';
import type { Entry } from './findEntry';

/** The name for everybody to read: competitors under age are listed by first name and initial. */
export function publicName({ name, birthDate }: Pick<Entry, 'name' | 'birthDate'>): string {
  if (ageOn(countingDay, birthDate) >= adultAge) return name;
  const [first = name, ...others] = name.split(/\s+/);
  const initial = others.at(-1)?.[0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
