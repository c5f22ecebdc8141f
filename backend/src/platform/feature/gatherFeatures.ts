import type { EffectHandler } from '../outbox/effectHandler';
import type { BackgroundContext, Effects, Feature } from './feature';

/** The declarations of all features together. */
export interface Features {
  readonly list: readonly Feature[];
  readonly effects: Effects;
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
});

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
