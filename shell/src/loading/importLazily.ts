import { importChunk, isLoadFailure } from '@school/shared';
import { LAST_QUERY } from './freshAddress';

/** How a build calls a chunk, in the code that imports it. A dev server has other addresses, and nothing to heal. */
const CHUNK = /\.\/[\w-]+\.js/;

/** The further address that this page has asked for last. */
let further = 0;

/**
 * Imports a part of the shell that is loaded when it is first needed, with further attempts when it could not be loaded.
 * The browser keeps a module that came broken under its address, so each further attempt has another one: the same
 * with a query, and after the last of those the first again. What the part imports runs on this page already, and stays
 * the one module that it is.
 * @throws ChunkLoadError when the code could not be loaded, or else what the code itself throws
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
