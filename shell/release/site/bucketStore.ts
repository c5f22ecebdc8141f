import { randomUUID } from 'node:crypto';
import { cp, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from '@school/shared/vite/compress';
import { Changed, type Bucket, type StoredObject } from './bucket';
import { withBucketLock } from './bucketLock';
import { exists, makeFolder, readBytesInside, writeWhole } from './files';
import { withinWindow } from './prune';
import { EMPTY_REGISTRY, keysOf, parseRegistry, type Registry } from './registry';
import { StaleRegistryError, type PastRegistry, type SiteStore } from './store';

const REGISTRY = 'registry.json';
const LOCK = 'registry.lock';
const HISTORY = 'history/';
/** Each folder has a list of its files, written last: a folder without one is not complete. */
const LISTS = 'lists/';

const listKey = (prefix: string): string => `${LISTS}${prefix.replace(/\/$/, '')}.json`;

/** How long a read registry counts as the current one: servers ask once for all requests of that time. Ms. */
const FRESH_MS = 1_000;

/** Unreferenced objects are kept this long for a running deploy. Ms. */
const GRACE_MS = 60 * 60_000;

/** A prune ends before its lock could be taken over; the next one goes on. Ms. */
const PRUNE_MS = 20_000;

/** How many files are sent or fetched at once. */
const AT_ONCE = 16;

/**
 * Creates a site store in a bucket. Objects never change, so each is fetched once into a local folder.
 * @param cache the local folder, which may be lost at any time
 * @param warn receives one readable line for every problem that was worked around
 */
export function bucketStore(
  bucket: Bucket,
  cache: string,
  warn: (line: string) => void = console.warn,
): SiteStore {
  /** Complete folders, apart from single objects: what is there would otherwise seem complete. */
  const folderHere = (prefix: string) => join(cache, 'folders', prefix.replace(/\/$/, ''));
  const objectHere = (key: string) => join(cache, 'objects', key);
  let cached: { readonly tag: string | undefined; readonly registry: Registry } | undefined;
  let read: { readonly at: number; readonly registry: Promise<Registry> } | undefined;

  function registry(): Promise<Registry> {
    const now = performance.now();
    if (!read || now - read.at > FRESH_MS) read = { at: now, registry: readRegistry() };
    const current = read;
    // A failure is not kept: the next request asks again.
    current.registry.catch(() => read === current && (read = undefined));
    return current.registry;
  }

  /** Reads the registry as it is now. */
  async function readRegistry(): Promise<Registry> {
    const found = await bucket.get(REGISTRY, cached?.tag);
    if (found === 'same' && cached) return cached.registry;
    const next = await parsed(found === 'same' ? undefined : found);
    cached = { tag: found === 'same' ? undefined : found?.tag, registry: next };
    return next;
  }

  async function parsed(found: StoredObject | undefined): Promise<Registry> {
    if (!found) {
      const [last] = await history();
      if (!last) return EMPTY_REGISTRY;
      warn(`The registry is missing. Going on with revision ${last.registry.revision}.`);
      return last.registry;
    }
    try {
      return parseRegistry(found.body.toString('utf8'));
    } catch (error) {
      const [last] = await history();
      const good = last?.registry ?? EMPTY_REGISTRY;
      warn(`${(error as Error).message}. Going on with revision ${good.revision}.`);
      return good;
    }
  }

  /** Reads an object that never changes. */
  async function object(key: string): Promise<Buffer | undefined> {
    for (const place of [objectHere(key), join(cache, 'folders', key)]) {
      const known = await readBytesInside(cache, place);
      if (known) return known;
    }
    const found = await bucket.get(key);
    if (found) await writeWhole(objectHere(key), found.body);
    return found?.body;
  }

  async function history(): Promise<readonly PastRegistry[]> {
    const listed = (await bucket.list(HISTORY)).filter(({ key }) => /\/\d+\.json$/.test(key));
    const entries: PastRegistry[] = [];
    let until: Date | undefined;
    for (const { key, at } of listed.toSorted((a, b) => b.key.localeCompare(a.key))) {
      const past = await readPast(key);
      if (past) entries.push({ registry: past, until });
      until = past?.at ? new Date(past.at) : at;
    }
    return entries;
  }

  /** Skips an unreadable entry of the history, because an earlier one may be valid. */
  async function readPast(key: string): Promise<Registry | undefined> {
    try {
      return parseRegistry(String(await object(key)));
    } catch {
      return undefined;
    }
  }

  const isStored = async (key: string): Promise<boolean> =>
    (await bucket.get(key.endsWith('/') ? listKey(key) : key)) !== undefined;

  /** A concurrent prune may have removed objects while `next` was computed. */
  async function refuseMissing(current: Registry, next: Registry): Promise<void> {
    const known = keysOf(current);
    const added = [...keysOf(next)].filter((key) => !known.has(key));
    await inGroups(added, async (key) => {
      if (!(await isStored(key))) throw new StaleRegistryError();
    });
  }

  /** The process that published it may have died before adding it to the history. */
  async function remember(current: Registry): Promise<void> {
    if (current.revision === 0) return;
    await unlessThere(() => bucket.put(historyOf(current), JSON.stringify(current), 'missing'));
  }

  return {
    registry,
    history,
    read: object,

    async write(key, body) {
      // Written again although it is there: it is young then, and no prune takes it.
      await bucket.put(key, body);
      await writeWhole(objectHere(key), body);
      const [folder] = /^apps\/[^/]+\/[^/]+\//.exec(key) ?? [];
      if (folder && (await exists(folderHere(folder)))) await writeWhole(join(cache, 'folders', key), body);
    },

    async localFolder(prefix) {
      const target = folderHere(prefix);
      if (await exists(target)) return target;
      if (!(await isStored(prefix))) return target;
      const draft = `${target}.${randomUUID()}.part`;
      // With what a deploy added after it had stored the build.
      await inGroups(await bucket.list(prefix), async ({ key }) => {
        const found = await bucket.get(key);
        if (!found) throw new Error(`${key} is missing in the bucket`);
        await writeWhole(join(draft, key.slice(prefix.length)), found.body);
      });
      await replace(draft, target);
      return target;
    },

    async putFolder(prefix, folder, check) {
      await stat(folder);
      const known = await bucket.get(listKey(prefix));
      if (known) return void (await bucket.put(listKey(prefix), known.body));
      const draft = `${folderHere(prefix)}.${randomUUID()}.part`;
      try {
        await makeFolder(dirname(draft));
        await cp(folder, draft, { recursive: true });
        await check?.(draft);
        const names = (await filesBelow(draft)).toSorted();
        await inGroups(names, async (name) => {
          await bucket.put(prefix + name, await readFile(join(draft, name)));
        });
        await bucket.put(listKey(prefix), JSON.stringify(names));
        await replace(draft, folderHere(prefix));
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },

    async swapRegistry(basis, next) {
      await withBucketLock(bucket, LOCK, async () => {
        const current = await readRegistry();
        if (current.revision !== basis.revision) throw new StaleRegistryError();
        await refuseMissing(current, next);
        await remember(current);
        const text = JSON.stringify(next);
        const tag = cached?.tag;
        try {
          // The lock may have been taken over meanwhile: only this condition decides.
          await bucket.put(REGISTRY, text, tag === undefined ? 'missing' : { tag });
        } catch (error) {
          if (error instanceof Changed) throw new StaleRegistryError();
          throw error;
        }
        read = undefined;
        await remember(next);
      });
    },

    async prune(window, now) {
      return withBucketLock(bucket, LOCK, async () => {
        const end = performance.now() + PRUNE_MS;
        const current = await readRegistry();
        await remember(current);
        const past = await history();
        const recent = withinWindow(past, window, now);
        const needed = new Set(
          [current, ...recent.map(({ registry: each }) => each)].flatMap((each) => [...keysOf(each)]),
        );
        const named = new Set(
          [current, ...past.map(({ registry: each }) => each)].flatMap((each) => [...keysOf(each)]),
        );
        const removed: string[] = [];
        for (const { key, objects, at } of groups(await bucket.list(''))) {
          if (needed.has(key) || performance.now() > end) continue;
          if (!named.has(key) && now.getTime() - at.getTime() < GRACE_MS) continue;
          // The list first: a folder without it is not complete, and is sent again by a deploy that needs it.
          const list = objects.filter((each) => each.startsWith(LISTS));
          await bucket.remove(list);
          await bucket.remove(objects.filter((each) => !list.includes(each)));
          for (const place of [folderHere(key), objectHere(key)])
            await rm(place, { recursive: true, force: true });
          removed.push(key.replace(/\/$/, ''));
        }
        const dropped = past
          .filter((entry) => !recent.includes(entry))
          .map((entry) => historyOf(entry.registry));
        await bucket.remove(dropped);
        return { removed: [...removed, ...dropped] };
      });
    },
  };
}

const historyOf = ({ revision }: Registry): string => `${HISTORY}${String(revision).padStart(8, '0')}.json`;

interface Group {
  /** As registries name it: the folder of an app's version, or an object. */
  readonly key: string;
  readonly objects: readonly string[];
  /** When the newest of its objects was written. */
  readonly at: Date;
}

/** Returns what registries may refer to. */
function groups(listed: readonly { readonly key: string; readonly at: Date }[]): Group[] {
  const found = new Map<string, { key: string; objects: string[]; at: Date }>();
  for (const { key, at } of listed) {
    const [, folder] = /^(?:lists\/)?(apps\/[^/]+\/[^/]+?)(?:\.json$|\/)/.exec(key) ?? [];
    const name =
      (folder && `${folder}/`) ?? (/^(?:pages|files)\//.test(key) ? key.replace(/\.br$/, '') : undefined);
    if (name === undefined) continue;
    const group = found.get(name) ?? { key: name, objects: [], at };
    group.objects.push(key);
    if (at > group.at) group.at = at;
    found.set(name, group);
  }
  return [...found.values()];
}

/** Moves a complete folder to its place, unless another process was faster. */
async function replace(draft: string, target: string): Promise<void> {
  await rename(draft, target).catch(async (error: unknown) => {
    if (!(await exists(target))) throw error;
  });
}

async function unlessThere(write: () => Promise<unknown>): Promise<void> {
  await write().catch((error: unknown) => {
    if (!(error instanceof Changed)) throw error;
  });
}

/** Handles all values, some at a time. */
async function inGroups<Value>(
  values: readonly Value[],
  handle: (value: Value) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < values.length; from += AT_ONCE)
    await Promise.all(values.slice(from, from + AT_ONCE).map(handle));
}
