import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { keysOf, type Registry } from './registry';
import type { PastRegistry, PruneWindow } from './store';

/** A draft, or an object that no registry has named yet, is left to its deploy for so long. Milliseconds. */
const GRACE_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** Where what is to go is moved first, all of it at once. */
const TRASH = 'trash';
const DRAFT = /\.part$/;

/** The registries whose objects must stay: the one in force, and those of the window. */
export function withinWindow(
  history: readonly PastRegistry[],
  { days, revisions }: PruneWindow,
  now: Date,
): readonly PastRegistry[] {
  const since = now.getTime() - days * DAY_MS;
  return history.filter(
    ({ until }, age) => until === undefined || age <= revisions || until.getTime() > since,
  );
}

/**
 * The keys of what can go: apps' folders, objects and drafts that no registry of the window needs. What no registry
 * names at all, and is young, may be just being put in.
 */
export async function unneeded(
  root: string,
  kept: readonly Registry[],
  history: readonly Registry[],
  now: Date,
): Promise<string[]> {
  const needed = new Set(kept.flatMap((registry) => [...keysOf(registry)]));
  const named = new Set(history.flatMap((registry) => [...keysOf(registry)]));
  const removed: string[] = [];
  for (const [key, name] of await candidates(root)) {
    if (needed.has(name)) continue;
    if ((DRAFT.test(key) || !named.has(name)) && (await isYoung(join(root, key), now))) continue;
    removed.push(key);
  }
  return removed;
}

/** Moves what is to go aside at once, so that the registry is locked only for a moment. */
export async function moveToTrash(root: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const trash = join(root, TRASH, randomUUID());
  await mkdir(trash, { recursive: true });
  for (const [index, key] of keys.entries()) await rename(join(root, key), join(trash, String(index)));
}

/** Removes what was moved aside, by this process or by one that was ended before it could. */
export async function emptyTrash(root: string): Promise<void> {
  await rm(join(root, TRASH), { recursive: true, force: true });
}

/** What lies in the store, each with the key under which a registry would name it. */
async function candidates(root: string): Promise<(readonly [key: string, name: string])[]> {
  const list = (folder: string) => readdir(join(root, folder)).catch(() => []);
  const top = (await list('.')).filter((name) => DRAFT.test(name)).map((name) => [name, name] as const);
  const past = (await list('history')).filter((name) => DRAFT.test(name)).map((name) => `history/${name}`);
  const objects = await Promise.all(
    ['pages', 'files'].map(async (folder) =>
      (await list(folder)).map(
        (name) => [`${folder}/${name}`, `${folder}/${name.replace(/\.br$/, '')}`] as const,
      ),
    ),
  );
  const apps = await Promise.all(
    (await list('apps')).map(async (app) =>
      (await list(join('apps', app))).map(
        (version) => [`apps/${app}/${version}`, `apps/${app}/${version}/`] as const,
      ),
    ),
  );
  return [...top, ...past.map((key) => [key, key] as const), ...objects.flat(), ...apps.flat()];
}

async function isYoung(path: string, now: Date): Promise<boolean> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now.getTime() }));
  return now.getTime() - mtimeMs < GRACE_MS;
}
