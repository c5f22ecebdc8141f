import { ChunkLoadError } from '@school/shared';

/**
 * A part of the site that is unavailable: it has not loaded, is not deployed or is incompatible. Its message is for
 * display.
 */
export class UnavailableError extends Error {
  override readonly name: string = 'UnavailableError';
}

/** Returns whether an error means that an area is unavailable, rather than a fault of its code. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof ChunkLoadError || error instanceof UnavailableError;
}
