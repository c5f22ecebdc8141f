/** As much as is needed here of what RTK Query hands to `onCacheEntryAdded`. */
interface CacheEntry {
  readonly cacheDataLoaded: Promise<unknown>;
  readonly cacheEntryRemoved: Promise<void>;
}

/** Runs something, such as a stream, from when an answer is in the cache until nobody uses it any more. */
export async function whileCached(
  { cacheDataLoaded, cacheEntryRemoved }: CacheEntry,
  run: (signal: AbortSignal) => Promise<void> | void,
): Promise<void> {
  const removed = new AbortController();
  void cacheEntryRemoved.then(() => removed.abort());
  // It rejects when the answer never came, or was left before it came.
  const isLoaded = await cacheDataLoaded.then(
    () => true,
    () => false,
  );
  if (isLoaded && !removed.signal.aborted) await run(removed.signal);
}
