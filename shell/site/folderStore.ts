import { randomUUID } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { codeOf, exists, readBytes, stampOf, writeWhole } from './files';
import { withLock } from './lock';
import { EMPTY_REGISTRY, parseRegistry, type Registry } from './registry';
import { StaleRegistryError, type SiteStore } from './store';

const REGISTRY = 'registry.json';
/** Every registry that was ever in force, by revision: the history, and the net under a corrupt one. */
const HISTORY = 'history';
const LOCK = 'registry.lock';

/** A folder that answers so cannot be worked with. */
const UNUSABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC']);

/** A site store in a folder. @param warn gets one readable line when something had to be worked around */
export function folderStore(root: string, warn: (line: string) => void = console.warn): SiteStore {
  const at = (key: string) => resolve(root, key);

  let known: { readonly stamp: string; readonly registry: Registry } | undefined;

  /** Read again only when the file has changed: every page that is served asks for it. */
  async function registry(): Promise<Registry> {
    const stamp = await stampOf(at(REGISTRY));
    if (stamp !== known?.stamp) known = { stamp, registry: await explained(readRegistry) };
    return known.registry;
  }

  async function readRegistry(): Promise<Registry> {
    const text = (await readBytes(at(REGISTRY)))?.toString('utf8');
    try {
      if (text !== undefined) return parseRegistry(text);
    } catch (error) {
      return lastGood((error as Error).message);
    }
    return (await exists(at(HISTORY))) ? lastGood('The registry is missing') : checkedEmpty();
  }

  async function lastGood(why: string): Promise<Registry> {
    const last = await newestReadable();
    warn(`${why}. Going on with revision ${last.revision}.`);
    return last;
  }

  async function newestReadable(): Promise<Registry> {
    const names = await readdir(at(HISTORY)).catch(() => []);
    const whole = names.filter((name) => /^\d+\.json$/.test(name));
    for (const name of whole.sort().reverse()) {
      try {
        return parseRegistry(await readFile(join(at(HISTORY), name), 'utf8'));
      } catch {
        // An unreadable entry of the history: the one before it may be whole.
      }
    }
    return EMPTY_REGISTRY;
  }

  function historyOf({ revision }: Registry): string {
    return join(at(HISTORY), `${String(revision).padStart(8, '0')}.json`);
  }

  /** Whoever put it in force may have died before it was in the history. */
  async function remember(current: Registry): Promise<void> {
    if (current.revision === 0 || (await exists(historyOf(current)))) return;
    await writeWhole(historyOf(current), JSON.stringify(current));
  }

  /** A site without a registry is an empty one, unless its folder is no folder. */
  async function checkedEmpty(): Promise<Registry> {
    if (await exists(root)) await readdir(root);
    return EMPTY_REGISTRY;
  }

  /** Says of which folder the operating system complains. */
  async function explained<Value>(action: () => Promise<Value>): Promise<Value> {
    try {
      return await action();
    } catch (error) {
      if (!UNUSABLE.has(codeOf(error) ?? '')) throw error;
      const message = `The site's folder ${resolve(root)} cannot be used: ${(error as Error).message}`;
      throw new Error(message, { cause: error });
    }
  }

  return {
    registry,
    read: (key) => explained(() => readBytes(at(key))),
    write: (key, body) => explained(() => writeWhole(at(key), body)),
    localFolder: async (prefix) => at(prefix),

    async putFolder(prefix, folder) {
      const target = at(prefix);
      if (await exists(target)) return;
      await stat(folder);
      const draft = `${target}.${randomUUID()}.part`;
      try {
        await explained(() => cp(folder, draft, { recursive: true }));
        await rename(draft, target);
      } catch (error) {
        // If even this fails, the first error says why.
        await rm(draft, { recursive: true, force: true }).catch(() => undefined);
        if (!(await exists(target))) throw error;
      }
    },

    async swapRegistry(basis, next) {
      await explained(() =>
        withLock(at(LOCK), async () => {
          const current = await registry();
          if (current.revision !== basis.revision) throw new StaleRegistryError();
          await remember(current);
          // Under its own name only once it is in force: whoever dies before leaves nothing to fall back on.
          const text = JSON.stringify(next);
          await writeWhole(`${historyOf(next)}.next`, text);
          await writeWhole(at(REGISTRY), text);
          await rename(`${historyOf(next)}.next`, historyOf(next));
        }),
      );
    },
  };
}
