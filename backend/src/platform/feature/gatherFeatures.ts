import { getTableName } from 'drizzle-orm';
import { groupBy } from '../core/groupBy';
import type { EffectHandler } from '../outbox/effectHandler';
import type { PersonalRecord } from '../personal-data/personalRecord';
import type { Retention, RetentionRule } from '../personal-data/retention';
import type { BackgroundContext, Changes, Effects, Feature, FeatureTable, StoredKind } from './feature';

/** A kind of record that is deleted when its time is over. */
interface RetainedKind extends Pick<Retention, 'kind' | 'days'> {
  readonly rules: readonly RetentionRule[];
}

/** The declarations of all features together. */
export interface Features {
  readonly list: readonly Feature[];
  readonly effects: Effects;
  readonly changes: Changes;
  readonly tables: readonly FeatureTable[];
  /** In the order of the privacy page. */
  readonly stored: readonly StoredKind[];
  /** In the order of an archive. */
  readonly records: readonly PersonalRecord[];
  readonly retention: readonly RetainedKind[];
}

declare module '../http/deps' {
  interface Deps {
    features: Features;
  }
}

/** Gathers what features declare. @throws Error when two of them declare the same */
export const gatherFeatures = (list: readonly Feature[]): Features => ({
  list,
  effects: gatherNamed(list, 'the effect', ({ effects }) => effects),
  changes: gatherNamed(list, 'the change', ({ changes }) => changes),
  tables: Object.values(gatherNamed(list, 'the table', tablesByName)),
  stored: Object.values(gatherNamed(list, 'the stored kind', storedById)).toSorted(
    (one, other) => one.order - other.order,
  ),
  records: Object.values(gatherNamed(list, 'records with the name', recordsByName)),
  retention: gatherRetention(list),
});

const tablesByName = ({ tables = [] }: Feature) =>
  Object.fromEntries(tables.map((one) => [getTableName(one.table), one]));

const storedById = ({ stored = [] }: Feature) => Object.fromEntries(stored.map((one) => [one.id, one]));

const recordsByName = ({ records = [] }: Feature) =>
  Object.fromEntries(records.map((one) => [one.name, one]));

/** Gathers the rules of each kind. @throws Error when two features give one kind different times */
function gatherRetention(list: readonly Feature[]): RetainedKind[] {
  const all = list.flatMap(({ folder, retention = [] }) => retention.map((one) => ({ folder, ...one })));
  return [...groupBy(all, ({ kind }) => kind)].map(([kind, rules]) => {
    const days = rules[0]?.days ?? 0;
    const other = rules.find((rule) => rule.days !== days);
    if (other)
      throw new Error(
        `${rules[0]?.folder}/feature.ts keeps records of the kind ${kind} for ${days} days, and ${other.folder}/feature.ts for ${other.days}`,
      );
    return { kind, days, rules: rules.map(({ forget }) => forget) };
  });
}

/** Returns the handlers of all effects, for the worker. */
export const handlersOf = (
  { effects }: Pick<Features, 'effects'>,
  context: BackgroundContext,
): Record<string, EffectHandler> =>
  Object.fromEntries(Object.entries(effects).map(([kind, { handle }]) => [kind, handle(context)]));

/**
 * Gathers what features declare by name.
 * @param what for the message when two declare the same name: 'the effect'
 */
export function gatherNamed<Value>(
  list: readonly Feature[],
  what: string,
  of: (feature: Feature) => Readonly<Record<string, Value>> | undefined,
): Readonly<Record<string, Value>> {
  const owners = new Map<string, string>();
  const gathered: Record<string, Value> = {};
  for (const feature of list)
    for (const [name, value] of Object.entries(of(feature) ?? {})) {
      const owner = owners.get(name);
      if (owner !== undefined)
        throw new Error(`${owner}/feature.ts and ${feature.folder}/feature.ts both declare ${what} ${name}`);
      owners.set(name, feature.folder);
      gathered[name] = value;
    }
  return gathered;
}
