import { importChunk, isLoadFailure } from '@school/shared';
import { LAST_QUERY } from './cacheBusting';

/** The file name of a chunk in the build's import code. A dev server has other URLs and needs no retry. */
const CHUNK = /\.\/[\w-]+\.js/;

/** The number of the last cache-busted URL on this page. */
let further = 0;

/**
 * Imports a lazily loaded part of the shell, with retries. The browser caches a broken module by its URL, so each retry
 * has a different query and finally the first one again. The part's imports are on this page already and stay the same
 * modules.
 * @throws ChunkLoadError when the code could not be loaded, or else the code's own error
 */
export function importLazily<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  const address = CHUNK.exec(String(load))?.[0];
  return importChunk(
    name,
    (attempt) =>
      attempt > 0 && address
        ? (import(
            /* @vite-ignore */ `${address}?${(further = (further % LAST_QUERY) + 1)}`
          ) as Promise<Module>)
        : load(),
    { isRetryable: isLoadFailure },
  );
}
