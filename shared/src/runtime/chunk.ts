import { DeadlineError, withRetry, type RetryOptions } from './retry';

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

/** How Chromium, Safari and Firefox speak of code that did not come, and of code that came broken. */
const FETCH_FAILED = /dynamically imported module|importing a module script failed|unable to preload/i;
const PARSE_FAILED = /\bSyntaxError\b/;

/** Whether code did not arrive, or not whole. Whatever else an import ends with is thrown by the code itself. */
export function isLoadFailure(error: unknown): boolean {
  if (error instanceof ChunkLoadError || error instanceof DeadlineError) return true;
  return cameBroken(error) || (error instanceof Error && FETCH_FAILED.test(error.message));
}

/** The browser keeps what came broken: only another address helps. */
function cameBroken(error: unknown): boolean {
  return error instanceof SyntaxError || (error instanceof Error && PARSE_FAILED.test(error.message));
}

/**
 * Imports a chunk, with further attempts when it could not be fetched. A chunk that came broken is given up at once:
 * the area that it belongs to begins again at another address (`Surroundings.restart`).
 * @param load gets the number of the attempt, counted from 0
 * @throws ChunkLoadError when the code could not be loaded, or else what the code itself throws
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
