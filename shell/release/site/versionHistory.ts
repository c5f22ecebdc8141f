import { canaryOf } from './canary';
import { BACKEND, type Registry } from './registry';
import type { PastRegistry, SiteStore } from './store';

/** A version of an app, or of the API document, and when it last became the current one. */
export interface PastVersion {
  readonly version: string;
  readonly state: 'current' | 'canary' | 'previous' | 'removed' | 'earlier';
  /** UTC, ISO 8601. For a removed app's last version, when it was removed. */
  readonly since: string;
  /** The user name on the deploying machine; undefined when unknown. */
  readonly by: string | undefined;
}

/** Returns the history from a registry on, even if the process that published it died before recording it. */
export async function historySince(store: SiteStore, registry: Registry): Promise<readonly PastRegistry[]> {
  const past = await store.history();
  const isRecorded = registry.revision === 0 || past[0]?.registry.revision === registry.revision;
  return isRecorded ? past : [{ registry, until: undefined }, ...past];
}

type Release = NonNullable<Registry['api']>['current'];
type Entries = Readonly<
  Record<string, { readonly current: Release; readonly previous?: Release | undefined }>
>;
type Change = Omit<PastVersion, 'state'>;

/**
 * Returns the versions of each app that a rollback can restore, the current first and then the latest. An app that was
 * removed begins with the version that a rollback restores.
 * @param history as the store returns it, newest first
 */
export function versionsOf(history: readonly PastRegistry[]): ReadonlyMap<string, readonly PastVersion[]> {
  const changes = new Map<string, Map<string, Change>>();
  const lasting = new Map<string, string>();
  const removed = new Map<string, Change>();
  for (const [nth, { registry }] of [...history.entries()].reverse()) {
    const at = history[nth + 1]?.until?.toISOString();
    const { by } = registry;
    const entries = entriesOf(registry);
    for (const [app, { current, previous }] of Object.entries(entries)) {
      const versions = changes.get(app) ?? new Map<string, Change>();
      changes.set(app, versions);
      if (lasting.get(app) === current.version) continue;
      if (previous && !versions.has(previous.version))
        versions.set(previous.version, {
          version: previous.version,
          since: previous.deployedAt,
          by: undefined,
        });
      // Set again, because a map keeps the place of its first entry.
      versions.delete(current.version);
      versions.set(current.version, { version: current.version, since: at ?? current.deployedAt, by });
      lasting.set(app, current.version);
      removed.delete(app);
    }
    for (const [app, { release, since }] of Object.entries(registry.canaries ?? {})) {
      const { version } = release;
      if (!changes.get(app)?.has(version)) changes.get(app)?.set(version, { version, since, by });
    }
    for (const [app, version] of lasting) {
      if (Object.hasOwn(entries, app)) continue;
      lasting.delete(app);
      removed.set(app, { version, since: at ?? '', by });
    }
  }
  const site = history[0]?.registry;
  const now = entriesOf(site);
  const canaryOfNow = (app: string) => site && canaryOf(site, app)?.release.version;
  const names = [...new Set([...Object.keys(now), ...[...changes.keys()].sort()])];
  return new Map(
    names.map((app) => {
      const latest = [...(changes.get(app)?.values() ?? [])].reverse();
      return [
        app,
        latest.map((change) => withState(change, now[app], removed.get(app), canaryOfNow(app))),
      ] as const;
    }),
  );
}

function withState(
  change: Change,
  now: Entries[string] | undefined,
  removed: Change | undefined,
  canary: string | undefined,
): PastVersion {
  if (removed?.version === change.version) return { ...removed, state: 'removed' };
  if (now?.current.version === change.version) return { ...change, state: 'current' };
  if (canary === change.version) return { ...change, state: 'canary' };
  return { ...change, state: now?.previous?.version === change.version ? 'previous' : 'earlier' };
}

function entriesOf(registry: Registry | undefined): Entries {
  return { ...registry?.apps, ...(registry?.api && { [BACKEND]: registry.api }) };
}
