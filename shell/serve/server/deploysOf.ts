import { channelNews } from '../../release/site/canary';
import { BACKEND, type Registry } from '../../release/site/registry';
import type { PastRegistry } from '../../release/site/store';

/** A change of deployed versions, for staff. */
export interface Deploy {
  readonly revision: number;
  /** UTC, ISO 8601; null when unknown. */
  readonly at: string | null;
  /** The user name on the deploying machine; null for revisions from before it was recorded. */
  readonly by: string | null;
  readonly changes: readonly DeployChange[];
  /** The canaries that it began. */
  readonly canaries: readonly { readonly app: string; readonly version: string }[];
  /** Changes of canaries and pins, and why they were made; one line each. */
  readonly notes: readonly string[];
}

interface DeployChange {
  readonly app: string;
  /** The versions before and after; null where there was none. */
  readonly from: string | null;
  readonly to: string | null;
}

/** The maximum number of listed deploys. */
const SHOWN = 50;

/**
 * Returns who deployed what, newest first. Leaves out revisions that only composed pages, and the oldest stored one,
 * because its predecessor was pruned.
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
        canaries: canariesBegun(before?.registry, registry),
        notes: notesOf(before?.registry, registry),
      };
    })
    .filter(({ changes, notes }) => changes.length + notes.length > 0)
    .slice(0, SHOWN);
}

/** Returns when the first revision of a site was made: when its newest app was deployed. */
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

const canariesBegun = (before: Registry | undefined, { canaries = {} }: Registry): Deploy['canaries'] =>
  Object.entries(canaries)
    .map(([app, { release }]) => ({ app, version: release.version }))
    .filter(({ app, version }) => before?.canaries?.[app]?.release.version !== version);

function notesOf(before: Registry | undefined, after: Registry): string[] {
  const news = channelNews(before, after);
  return after.reason && news.length > 0 ? [...news, after.reason] : news;
}

const versionsOf = (registry: Registry | undefined): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    Object.entries(registry?.apps ?? {}).map(([name, { current }]) => [name, current.version]),
  ),
  ...(registry?.api && { [BACKEND]: registry.api.current.version }),
});
