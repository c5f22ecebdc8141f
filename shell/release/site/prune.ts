import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { keysOf, type Registry } from './registry';
import type { PastRegistry, PruneWindow } from './store';

/** Drafts and unreferenced objects are kept this long for a running deploy. Milliseconds. */
const GRACE_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** The folder that unneeded files are moved to first. */
const TRASH = 'trash';
const DRAFT = /\.part$/;

/** Returns the registries whose objects must stay: the current one, and those of the window. */
export function withinWindow(
  history: readonly PastRegistry[],
  { days, revisions, tabDays }: PruneWindow,
  now: Date,
): readonly PastRegistry[] {
  const since = now.getTime() - Math.max(days, tabDays) * DAY_MS;
  return history.filter(
    ({ until }, age) => until === undefined || age <= revisions || until.getTime() > since,
  );
}

/**
 * Returns the keys of folders, objects and drafts that no registry of the window needs. Young unreferenced ones are
 * kept, because a deploy may be storing them.
 */
export async function unneeded(
  root: string,
  recent: readonly Registry[],
  history: readonly Registry[],
  now: Date,
): Promise<string[]> {
  const needed = new Set(recent.flatMap((registry) => [...keysOf(registry)]));
  const named = new Set(history.flatMap((registry) => [...keysOf(registry)]));
  const removed: string[] = [];
  for (const [key, name] of await candidates(root)) {
    if (needed.has(name)) continue;
    if ((DRAFT.test(key) || !named.has(name)) && (await isYoung(join(root, key), now))) continue;
    removed.push(key);
  }
  return removed;
}

/** Moves unneeded files at once, so that the registry is locked only briefly. */
export async function moveToTrash(root: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const trash = join(root, TRASH, randomUUID());
  await mkdir(trash, { recursive: true });
  for (const [index, key] of keys.entries()) await rename(join(root, key), join(trash, String(index)));
}

/** Deletes moved files, of this process or an interrupted one. */
export async function emptyTrash(root: string): Promise<void> {
  await rm(join(root, TRASH), { recursive: true, force: true });
}

/** Returns the content of the store with the keys that registries use. */
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
