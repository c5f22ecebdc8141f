import type { Features } from '../../platform/feature/gatherFeatures';
import type { PeopleContext } from '../people/peopleContext';
import { updateAllPeople } from '../people/updatePeople';

const day = 24 * 60 * 60 * 1000;

/** The number of deleted records by kind, without empty kinds. */
export type Forgotten = Record<string, number>;

/**
 * Deletes everything whose time is over, by the rules of the features. Several instances may do it at once; each record is deleted once.
 * @throws AggregateError when some kinds failed; the others were deleted
 */
export async function forgetOld(
  context: PeopleContext & { features: Pick<Features, 'retention'> },
): Promise<Forgotten> {
  const forgotten: Forgotten = {};
  const failures: unknown[] = [];
  for (const { kind, days, rules } of context.features.retention) {
    const before = new Date(context.clock.now().getTime() - days * day);
    try {
      for (const rule of rules) {
        const total = await allOf(() => rule(context, before));
        if (total > 0) forgotten[kind] = (forgotten[kind] ?? 0) + total;
      }
    } catch (error) {
      failures.push(new Error(`Records of the kind ${kind} could not be deleted`, { cause: error }));
    }
  }
  await updateAllPeople(context.db);
  if (failures.length > 0) throw new AggregateError(failures, 'Records could not be deleted');
  return forgotten;
}

/** Repeats a rule, which deletes a limited number at once, until there are no more. */
async function allOf(rule: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let count = await rule(); count > 0; count = await rule()) total += count;
  return total;
}
