import { codeOf } from '../core/startError';
import { tooManyWait } from './boundedPool';

/**
 * Codes of temporary failures: a failed connection (of the system, and class 08), a server that stops or starts (57P),
 * lack of memory, disk or connections (class 53), a timeout of a lock, statement or transaction (55P03, 57014, 25P03),
 * and conflicts of transactions (40001, 40P01).
 */
const passingCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|08\w{3}|53\w{3}|57P0[1235]|55P03|57014|25P0[34]|40001|40P01)$/;

/** Messages of `pg` and its pool without a code: no free connection, or a broken one. */
const passingMessages = [
  tooManyWait,
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
];

/**
 * Returns whether an error means that the database is temporarily unavailable, so that the same request may succeed
 * later.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (passingCodes.test(codeOf(error) ?? '')) return true;
  return passingMessages.some((start) => error.message.startsWith(start)) || isDatabaseAway(error.cause);
}
