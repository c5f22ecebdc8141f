import { ServiceError } from '../core/errors';
import { codeOf } from '../core/startError';
import { storageError } from './storageError';

/** What a store says when it is full: of a disk by its code, of S3 and what speaks as it does by name or status. */
const fullCodes = ['ENOSPC', 'EDQUOT'];
const fullNames = ['QuotaExceeded', 'XMinioStorageFull'];
const insufficientStorage = 507;

/** What is said by, or on the way to, a service that is away or has too much to do. */
const awayCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
];
const awayNames = ['SlowDown', 'RequestTimeout', 'TimeoutError', 'AbortError'];

/**
 * Tells in words for the one who sends a file why it could not be kept.
 * @throws ServiceError `unavailable` when there is no room, or the store is away; else the catalogue's `unknown`
 */
export function storeFailed(cause: unknown): never {
  if (some(cause, isFull)) throw notNow('there is no room for them', cause);
  if (some(cause, isAway)) throw notNow('the place where they are kept does not answer', cause);
  throw storageError('unknown', cause);
}

const notNow = (why: string, cause: unknown) =>
  new ServiceError('unavailable', `Files cannot be taken right now: ${why}. Please try again later.`, {
    cause,
    retryAfterSeconds: 300,
  });

/** An error, or one that it came of. */
const some = (cause: unknown, is: (error: unknown) => boolean): boolean =>
  is(cause) || (cause instanceof Error && cause.cause !== undefined && some(cause.cause, is));

const isFull = (error: unknown) =>
  fullCodes.includes(codeOf(error) ?? '') ||
  fullNames.includes(nameOf(error)) ||
  statusOf(error) === insufficientStorage;

const isAway = (error: unknown) =>
  awayCodes.includes(codeOf(error) ?? '') || awayNames.includes(nameOf(error)) || statusOf(error) >= 500;

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** The status that a service answered with, or 0. */
export function statusOf(error: unknown): number {
  const { $metadata } = Object(error) as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode ?? 0;
}
