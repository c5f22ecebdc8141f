import { DeadlineError, withRetry, type RetryOptions } from './retry';

/** A chunk that could not be loaded (spec, section 8). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  constructor(
    readonly chunk: string,
    cause: unknown,
  ) {
    super(`Loading chunk ${chunk} failed`, { cause });
  }
}

/** Messages of Chromium, Safari and Firefox for code that could not be fetched or was broken. */
const FETCH_FAILED = /dynamically imported module|importing a module script failed|unable to preload/i;
const PARSE_FAILED = /\bSyntaxError\b/;

/** Returns whether code was missing or incomplete. Other errors of an import come from the code itself. */
export function isLoadFailure(error: unknown): boolean {
  if (error instanceof ChunkLoadError || error instanceof DeadlineError) return true;
  return cameBroken(error) || (error instanceof Error && FETCH_FAILED.test(error.message));
}

/** The browser caches broken code, so only another URL helps. */
function cameBroken(error: unknown): boolean {
  return error instanceof SyntaxError || (error instanceof Error && PARSE_FAILED.test(error.message));
}

/**
 * Imports a chunk, with retries when it could not be fetched. A broken chunk fails at once: its area restarts from a
 * cache-busted URL (`Surroundings.restart`).
 * @param load receives the number of the attempt, from 0
 * @throws ChunkLoadError when the code could not be loaded, or else the code's own error
 */
export async function importChunk<Module>(
  name: string,
  load: (attempt: number) => Promise<Module>,
  options?: RetryOptions,
): Promise<Module> {
  const isRetryable = (error: unknown) => isLoadFailure(error) && !cameBroken(error);
  try {
    return await withRetry(load, { isRetryable, ...options });
  } catch (error) {
    throw isLoadFailure(error) ? new ChunkLoadError(name, error) : error;
  }
}
