import { BACKEND, type Registry } from '../../release/site/registry';
import type { PastRegistry } from '../../release/site/store';

/** A change of what the site is made of, as staff read it. */
export interface Deploy {
  readonly revision: number;
  /** UTC, ISO 8601; null where nobody knows it any more. */
  readonly at: string | null;
  /** Who did it, as their machine knows them; null from before that was noted. */
  readonly by: string | null;
  readonly changes: readonly DeployChange[];
}

interface DeployChange {
  readonly app: string;
  /** The versions before and after; null where there was none. */
  readonly from: string | null;
  readonly to: string | null;
}

/** So many are told. */
const SHOWN = 50;

/**
 * Who deployed what, the newest first; revisions that only composed pages anew are left out, and so is the oldest that
 * a pruned store remembers: what it changed is gone with the one before.
 */
export function deploysOf(history: readonly PastRegistry[]): readonly Deploy[] {
  return history
    .filter(({ registry }, nth) => registry.revision === 1 || history[nth + 1])
    .map(({ registry }, nth): Deploy => {
      const before = history[nth + 1];
      return {
        revision: registry.revision,
        at: (before ? before.until?.toISOString() : firstOf(registry)) ?? null,
        by: registry.by ?? null,
        changes: changesOf(before?.registry, registry),
      };
    })
    .filter(({ changes }) => changes.length > 0)
    .slice(0, SHOWN);
}

/** The first revision of a site came into force when its newest app was deployed. */
const firstOf = ({ apps }: Registry): string | undefined =>
  Object.values(apps)
    .map(({ current }) => current.deployedAt)
    .toSorted()
    .at(-1);

function changesOf(before: Registry | undefined, after: Registry): DeployChange[] {
  const [was, is] = [versionsOf(before), versionsOf(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].toSorted();
  return names
    .map((app) => ({ app, from: was[app] ?? null, to: is[app] ?? null }))
    .filter(({ from, to }) => from !== to);
}

const versionsOf = (registry: Registry | undefined): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    Object.entries(registry?.apps ?? {}).map(([name, { current }]) => [name, current.version]),
  ),
  ...(registry?.api && { [BACKEND]: registry.api.current.version }),
});
