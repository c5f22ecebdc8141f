import { withRetry, type RetryOptions } from './retry';

/** A piece of code that could not be loaded (spec, section 8). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  constructor(
    readonly chunk: string,
    cause: unknown,
  ) {
    super(`Loading chunk ${chunk} failed`, { cause });
  }
}

/**
 * Imports a chunk with retries. Some browsers remember a failed import for the life of the page, so a new attempt
 * asks for the address that failed with a different query.
 * @throws ChunkLoadError
 */
export async function importChunk<Module>(
  name: string,
  load: () => Promise<Module>,
  options?: RetryOptions,
): Promise<Module> {
  let failedUrl: string | undefined;
  try {
    return await withRetry(async () => {
      try {
        return await (failedUrl ? importAnew<Module>(failedUrl) : load());
      } catch (error) {
        failedUrl ??= addressIn(error);
        throw error;
      }
    }, options);
  } catch (error) {
    throw new ChunkLoadError(name, error);
  }
}

/** Counts over the life of the page: a later visit must not ask for an address that has failed either. */
let attempts = 0;

function importAnew<Module>(url: string): Promise<Module> {
  return import(/* @vite-ignore */ `${url}?attempt=${++attempts}`) as Promise<Module>;
}

/** Chromium and Firefox name the address in the message of a failed import; others do not. */
function addressIn(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : '';
  return /dynamically imported module: (\S+)/.exec(message)?.[1];
}
