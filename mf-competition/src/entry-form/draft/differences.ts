import { answersOf, type EntryFields, type Step, stepsOf } from '@school/shared/competition/entry';

/** A step with different answers. */
export interface Difference {
  readonly step: Step;
  readonly here: string;
  readonly there: string;
}

/** Returns the steps in which two versions of an entry differ, as a person sees them. */
export function differencesOf(here: EntryFields, there: EntryFields): readonly Difference[] {
  const wayOf = ({ competitor, band }: EntryFields) =>
    stepsOf({ birthDate: competitor.birthDate, band, isChange: false });
  const ids = new Set([...wayOf(here), ...wayOf(there)].map(({ id }) => id));
  const all = [...wayOf(here), ...wayOf(there)].filter(({ id }) => ids.delete(id));
  const words = (step: Step, fields: EntryFields) => answersOf(step.id, fields).join(', ');
  return all
    .map((step) => ({ step, here: words(step, here), there: words(step, there) }))
    .filter((one) => one.here !== one.there);
}

/** Returns whether anything was answered. */
export const isBegun = ({ competitor, instrument, done }: EntryFields): boolean =>
  done.length > 0 || instrument !== '' || Object.values(competitor).some((typed) => typed !== '');
