/** The used part of RTK Query's `onCacheEntryAdded` API. */
interface CacheEntry {
  readonly cacheDataLoaded: Promise<unknown>;
  readonly cacheEntryRemoved: Promise<void>;
}

/** Runs something, such as a stream, while an answer is in the cache and used. */
export async function whileCached(
  { cacheDataLoaded, cacheEntryRemoved }: CacheEntry,
  run: (signal: AbortSignal) => Promise<void> | void,
): Promise<void> {
  const removed = new AbortController();
  void cacheEntryRemoved.then(() => removed.abort());
  // It rejects when the answer was never received, or was unused before.
  const isLoaded = await cacheDataLoaded.then(
    () => true,
    () => false,
  );
  if (isLoaded && !removed.signal.aborted) await run(removed.signal);
}
