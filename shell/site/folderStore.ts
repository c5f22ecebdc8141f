import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { EMPTY_REGISTRY, parseRegistry, type Registry } from './registry';
import { StaleRegistryError, type SiteStore } from './store';

const REGISTRY = 'registry.json';
/** Every registry that was ever in force, by revision: the history, and the net under a corrupt one. */
const HISTORY = 'history';
const LOCK = 'registry.lock';
/** A lock older than this was left behind by a process that died. Milliseconds. */
const STALE_LOCK_MS = 30_000;

/** A site store in a folder. @param warn gets one readable line when something had to be worked around */
export function folderStore(root: string, warn: (line: string) => void = console.warn): SiteStore {
  const at = (key: string) => resolve(root, key);

  let known: { readonly stamp: string; readonly registry: Registry } | undefined;

  /** Read again only when the file has changed: every page that is served asks for it. */
  async function registry(): Promise<Registry> {
    const stamp = await stampOf(at(REGISTRY));
    if (stamp !== known?.stamp) known = { stamp, registry: await readRegistry() };
    return known.registry;
  }

  async function readRegistry(): Promise<Registry> {
    const text = await readText(at(REGISTRY));
    if (text === undefined) return EMPTY_REGISTRY;
    try {
      return parseRegistry(text);
    } catch (error) {
      const last = await lastGood();
      warn(`${(error as Error).message}. Going on with revision ${last.revision}.`);
      return last;
    }
  }

  async function lastGood(): Promise<Registry> {
    const names = await readdir(at(HISTORY)).catch(() => []);
    for (const name of names.sort().reverse()) {
      try {
        return parseRegistry(await readFile(join(at(HISTORY), name), 'utf8'));
      } catch {
        // An unreadable entry of the history: the one before it may be whole.
      }
    }
    return EMPTY_REGISTRY;
  }

  return {
    registry,
    read: (key) => readBytes(at(key)),
    write: (key, body) => writeWhole(at(key), body),
    localFolder: async (prefix) => at(prefix),

    async putFolder(prefix, folder) {
      const target = at(prefix);
      if (await exists(target)) return;
      const draft = `${target.replace(/[\\/]$/, '')}.${randomUUID()}.part`;
      await cp(folder, draft, { recursive: true });
      await rename(draft, target).catch(async (error: unknown) => {
        await rm(draft, { recursive: true, force: true });
        if (!(await exists(target))) throw error;
      });
    },

    async swapRegistry(basis, next) {
      await withLock(at(LOCK), async () => {
        if ((await registry()).revision !== basis.revision) throw new StaleRegistryError();
        const text = JSON.stringify(next);
        await writeWhole(join(at(HISTORY), `${String(next.revision).padStart(8, '0')}.json`), text);
        await writeWhole(at(REGISTRY), text);
      });
    },
  };
}

/** Writes beside the target and renames, so that a reader sees the old file or the new one, whole. */
async function writeWhole(file: string, body: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.part`;
  await writeFile(draft, body);
  await rename(draft, file);
}

/** One at a time, over processes: making a folder either works or says that it is there. */
async function withLock(lock: string, action: () => Promise<void>): Promise<void> {
  await mkdir(dirname(lock), { recursive: true });
  for (;;) {
    try {
      await mkdir(lock);
      break;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      const age =
        Date.now() -
        (await stat(lock).then(
          (it) => it.mtimeMs,
          () => Date.now(),
        ));
      if (age > STALE_LOCK_MS) await rm(lock, { recursive: true, force: true });
      await new Promise((resume) => setTimeout(resume, 20));
    }
  }
  try {
    await action();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

async function readText(file: string): Promise<string | undefined> {
  return (await readBytes(file))?.toString('utf8');
}

async function readBytes(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'EISDIR') return undefined;
    throw error;
  }
}

/** Changes whenever a file is written or replaced. */
function stampOf(file: string): Promise<string> {
  return stat(file).then(
    ({ ino, mtimeMs, size }) => `${ino} ${mtimeMs} ${size}`,
    () => 'none',
  );
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
