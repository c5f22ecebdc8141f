import { ServiceError } from '../core/errors';
import { codeOf } from '../core/startError';
import { storageError } from './storageError';

/** Errors of a full store: a disk's code, a name or status of S3 and compatible services. */
const fullCodes = ['ENOSPC', 'EDQUOT'];
const fullNames = ['QuotaExceeded', 'XMinioStorageFull'];
const insufficientStorage = 507;

/** Errors of a service that is unavailable or overloaded, or of the connection to it. */
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
 * Reports to the sender why a file could not be stored.
 * @throws ServiceError `unavailable` when there is no space or the store is unavailable; else the catalogue's `unknown`
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

/** Tests an error and its causes. */
const some = (cause: unknown, is: (error: unknown) => boolean): boolean =>
  is(cause) || (cause instanceof Error && cause.cause !== undefined && some(cause.cause, is));

const isFull = (error: unknown) =>
  fullCodes.includes(codeOf(error) ?? '') ||
  fullNames.includes(nameOf(error)) ||
  statusOf(error) === insufficientStorage;

const isAway = (error: unknown) =>
  awayCodes.includes(codeOf(error) ?? '') || awayNames.includes(nameOf(error)) || statusOf(error) >= 500;

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** Returns the status of a service's response, or 0. */
export function statusOf(error: unknown): number {
  const { $metadata } = Object(error) as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode ?? 0;
}
