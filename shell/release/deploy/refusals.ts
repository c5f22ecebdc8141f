import { changedFiles } from '../policy/checkIntegrity';
import { withCanaries } from '../site/canary';
import { problemsOf } from '../site/compatibility';
import { readDocuments } from '../site/documents';
import type { Registry, Release } from '../site/registry';
import type { SiteStore } from '../site/store';

/** Refuses other versions of pinned apps. */
export function refusePinned(basis: Registry, pins: Registry['pins'], names: readonly string[]): void {
  for (const name of names) {
    const pin = basis.pins?.[name];
    if (!pin || pin !== pins?.[name]) continue;
    const by = pin.by ? ` by ${pin.by}` : '';
    throw new Error(
      `${name} was pinned${by} at ${pin.at}, so it keeps its version until npm run site -- unpin ${name}`,
    );
  }
}

/**
 * Refuses a change that would leave a deployed app without what it imports. What an app lacked before the change does
 * not block others.
 */
export async function refuseUnprovided(store: SiteStore, basis: Registry, next: Registry): Promise<void> {
  const problems = await allProblemsOf(store, next);
  if (problems.length === 0) return;
  const existing = new Set(await allProblemsOf(store, basis));
  const news = problems.filter((problem) => !existing.has(problem));
  if (news.length > 0) throw new Error(news.join('; '));
}

/** Returns the problems of a site as it is for most visitors, and with each of its canaries. */
async function allProblemsOf(store: SiteStore, registry: Registry): Promise<string[]> {
  const sites = [[], ...Object.keys(registry.canaries ?? {}).map((name) => [name])].map((names) =>
    withCanaries(registry, names),
  );
  const problems = sites.map(async (site) => problemsOf(site, await readDocuments(store, site)));
  return [...new Set((await Promise.all(problems)).flat())];
}

/** Refuses versions whose stored files differ from the deployed ones, because browsers would not run them. */
export async function refuseChangedFiles(store: SiteStore, releases: readonly Release[]): Promise<void> {
  const changed = await Promise.all(releases.map((release) => changedFiles(store, release)));
  if (changed.flat().length > 0) throw new Error(changed.flat().join('; '));
}
