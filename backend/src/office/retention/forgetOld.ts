import { retentionDays, type RetainedKind } from '@school/shared/schemas/stored';
import type { PeopleContext } from '../people/peopleContext';
import { updateAllPeople } from '../people/updatePeople';
import { retentionRules } from './retentionRules';

const day = 24 * 60 * 60 * 1000;

/** How many records of each kind were forgotten; kinds without any are left out. */
export type Forgotten = Partial<Record<RetainedKind, number>>;

/**
 * Forgets everything whose time is over. Several instances may do it at once; each record goes once.
 * @throws AggregateError when some kinds could not be forgotten; the others were
 */
export async function forgetOld(context: PeopleContext): Promise<Forgotten> {
  const forgotten: Forgotten = {};
  const failures: unknown[] = [];
  for (const kind of Object.keys(retentionDays) as RetainedKind[]) {
    const before = new Date(context.clock.now().getTime() - retentionDays[kind] * day);
    try {
      const total = await allOf(() => retentionRules[kind](context, before));
      if (total > 0) forgotten[kind] = total;
    } catch (error) {
      failures.push(new Error(`Records of the kind ${kind} could not be forgotten`, { cause: error }));
    }
  }
  await updateAllPeople(context.db);
  if (failures.length > 0) throw new AggregateError(failures, 'Records could not be forgotten');
  return forgotten;
}

/** A rule takes so many at once, and is repeated until there are no more. */
async function allOf(rule: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let count = await rule(); count > 0; count = await rule()) total += count;
  return total;
}
