import type { Registry, Release } from './registry';
import type { PastRegistry } from './store';

/** How long a tab may stay open, unless set otherwise. Days. */
export const TAB_DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;

/** A version of an app or of the shell that a tab may run, although it is no longer current, or a canary. */
export interface OpenVersion {
  readonly release: Release;
  /** When it stopped being current. */
  readonly until: Date;
}

/** When, and for how long, tabs are considered. */
export interface TabWindow {
  /** Days; with 0 no tab is open. */
  readonly tabDays: number;
  readonly now: Date;
}

/**
 * Returns the versions that a tab may have loaded within the last days, each once. A tab keeps the versions of the
 * registry with which its page was loaded.
 * @param history newest first; its first entry is about to be replaced
 */
export function openVersions(
  history: readonly PastRegistry[],
  { tabDays, now }: TabWindow,
): readonly OpenVersion[] {
  const open = new Map<string, OpenVersion>();
  for (const { registry, until = now } of history) {
    if (now.getTime() - until.getTime() >= tabDays * DAY_MS) continue;
    const loaded = [...Object.values(registry.apps), ...canariesIn(registry)];
    for (const { current: release } of loaded) {
      const key = `${release.manifest.name} ${release.version}`;
      // The first one found was current for longest.
      if (!open.has(key)) open.set(key, { release, until });
    }
  }
  return [...open.values()];
}

const canariesIn = ({ canaries = {} }: Registry) =>
  Object.values(canaries).map(({ release }) => ({ current: release }));
