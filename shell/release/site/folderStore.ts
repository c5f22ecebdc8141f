import { randomUUID } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { codeOf, exists, makeFolder, readBytes, readBytesInside, stampOf, writeWhole } from './files';
import { withLock } from './lock';
import { mend, readPartly } from './mendRegistry';
import { emptyTrash, moveToTrash, unneeded, withinWindow } from './prune';
import { EMPTY_REGISTRY, keysOf, parseRegistry, type Registry } from './registry';
import { StaleRegistryError, type PastRegistry, type SiteStore } from './store';

const REGISTRY = 'registry.json';
/** Every published registry, by revision, as history and fallback. */
const HISTORY = 'history';
const LOCK = 'registry.lock';

/** Errors of a folder that cannot be used. */
const UNUSABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC']);

/** Creates a site store in a folder. @param warn receives one readable line for every problem that was worked around */
export function folderStore(root: string, warn: (line: string) => void = console.warn): SiteStore {
  const at = (key: string) => resolve(root, key);

  let cached: { readonly stamp: string; readonly registry: Registry } | undefined;

  /** Parsed again only when the file has changed, because every page request reads it. */
  async function registry(): Promise<Registry> {
    const stamp = await stampOf(at(REGISTRY));
    if (stamp !== cached?.stamp) cached = { stamp, registry: await explained(readRegistry) };
    return cached.registry;
  }

  async function readRegistry(): Promise<Registry> {
    const text = (await readBytes(at(REGISTRY)))?.toString('utf8');
    try {
      if (text !== undefined) return parseRegistry(text);
    } catch (error) {
      return (text && (await mended(text))) || lastGood((error as Error).message);
    }
    return (await exists(at(HISTORY))) ? lastGood('The registry is missing') : checkedEmpty();
  }

  async function lastGood(why: string): Promise<Registry> {
    const last = await newestReadable();
    warn(`${why}. Going on with revision ${last.revision}.`);
    return last;
  }

  /** Repairs a registry with some malformed entries; all others stay unchanged. */
  async function mended(text: string): Promise<Registry | undefined> {
    const partial = readPartly(text);
    if (!partial) return undefined;
    const past = (await history()).map((entry) => entry.registry);
    const { why, apps, pages, files, canaries, previews } = partial;
    const names = [...apps, ...pages, ...files, ...canaries, ...previews].join(', ');
    warn(`The registry is malformed: ${why}. Going on with what was last known of ${names}.`);
    return mend(partial, past);
  }

  async function newestReadable(): Promise<Registry> {
    for (const file of await historyFiles()) {
      const past = await readPast(file);
      if (past) return past;
    }
    return EMPTY_REGISTRY;
  }

  /** Newest first. */
  async function historyFiles(): Promise<string[]> {
    const names = await readdir(at(HISTORY)).catch(() => []);
    const whole = names.filter((name) => /^\d+\.json$/.test(name));
    return whole
      .sort()
      .reverse()
      .map((name) => join(at(HISTORY), name));
  }

  /** Skips an unreadable entry of the history, because an earlier one may be valid. */
  async function readPast(file: string): Promise<Registry | undefined> {
    try {
      return parseRegistry(await readFile(file, 'utf8'));
    } catch {
      return undefined;
    }
  }

  async function history(): Promise<readonly PastRegistry[]> {
    const entries: PastRegistry[] = [];
    let until: Date | undefined;
    for (const file of await historyFiles()) {
      const past = await readPast(file);
      if (past) entries.push({ registry: past, until });
      // The one before it ended when it was published; older ones have only the time of the file.
      until = past?.at ? new Date(past.at) : await stat(file).then(({ mtime }) => mtime);
    }
    return entries;
  }

  /** A concurrent prune may have removed objects while `next` was computed. */
  async function refuseMissing(current: Registry, next: Registry): Promise<void> {
    const currentKeys = keysOf(current);
    for (const key of keysOf(next)) {
      if (!currentKeys.has(key) && !(await exists(at(key)))) throw new StaleRegistryError();
    }
  }

  function historyOf({ revision }: Registry): string {
    return join(at(HISTORY), `${String(revision).padStart(8, '0')}.json`);
  }

  /** The process that published it may have died before adding it to the history. */
  async function remember(current: Registry): Promise<void> {
    if (current.revision === 0 || (await exists(historyOf(current)))) return;
    await writeWhole(historyOf(current), JSON.stringify(current));
  }

  /** A site without a registry is empty, unless its folder is unusable. */
  async function checkedEmpty(): Promise<Registry> {
    if (await exists(root)) await readdir(root);
    return EMPTY_REGISTRY;
  }

  /** Runs an action while no other process changes the registry. */
  const alone = (action: () => Promise<void>) => explained(() => withLock(at(LOCK), action, { warn }));

  /** Adds the folder to an error of the operating system. */
  async function explained<Value>(action: () => Promise<Value>): Promise<Value> {
    try {
      return await action();
    } catch (error) {
      const { syscall } = error as NodeJS.ErrnoException;
      // Where no folder can be created, such as in /proc, some systems report that it does not exist.
      const unusable = UNUSABLE.has(codeOf(error) ?? '') || syscall === 'mkdir';
      if (!unusable) throw error;
      const message = `The site's folder ${resolve(root)} cannot be used: ${(error as Error).message}`;
      throw new Error(message, { cause: error });
    }
  }

  return {
    registry,
    history,
    read: (key) => explained(() => readBytesInside(root, at(key))),
    write: (key, body) => explained(() => writeWhole(at(key), body)),
    localFolder: async (prefix) => at(prefix),

    async putFolder(prefix, folder, check) {
      const target = at(prefix);
      if (await exists(target)) return;
      await stat(folder);
      const draft = `${target}.${randomUUID()}.part`;
      try {
        await explained(async () => {
          await makeFolder(dirname(draft));
          await cp(folder, draft, { recursive: true });
        });
        await check?.(draft);
        await rename(draft, target);
      } catch (error) {
        // If even this fails, the first error explains why.
        await rm(draft, { recursive: true, force: true }).catch(() => undefined);
        if (!(await exists(target))) throw error;
      }
    },

    async swapRegistry(basis, next) {
      await alone(async () => {
        const current = await registry();
        if (current.revision !== basis.revision) throw new StaleRegistryError();
        await refuseMissing(current, next);
        await remember(current);
        // Added under its own name only after publication, so that a process that dies before leaves no wrong
        // fallback.
        const text = JSON.stringify(next);
        await writeWhole(`${historyOf(next)}.next`, text);
        await writeWhole(at(REGISTRY), text);
        await rename(`${historyOf(next)}.next`, historyOf(next));
      });
    },

    async prune(window, now) {
      let removed: readonly string[] = [];
      await alone(async () => {
        const current = await registry();
        await remember(current);
        const past = await history();
        const recent = withinWindow(past, window, now);
        const dropped = past.filter((entry) => !recent.includes(entry));
        const all = [current, ...past.map((entry) => entry.registry)];
        const garbage = await unneeded(root, [current, ...recent.map((entry) => entry.registry)], all, now);
        removed = [...garbage, ...dropped.map((entry) => relative(root, historyOf(entry.registry)))];
        await moveToTrash(root, removed);
      });
      await emptyTrash(root);
      return { removed };
    },
  };
}
