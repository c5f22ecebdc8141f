import { ChunkLoadError } from '@school/shared';

/** A part of the site that is not there: it has not appeared, is not deployed or does not fit. Its message is for people. */
export class UnavailableError extends Error {
  override readonly name: string = 'UnavailableError';
}

/** Whether an area is away, as opposed to code that is there and has a mistake. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof ChunkLoadError || error instanceof UnavailableError;
}
