import { codeOf } from '../core/startError';

/**
 * Codes that say "not now": a connection that failed (of the system, and class 08), a server that stops or starts (57P), that
 * lacks memory, disk or connections (class 53), a lock, statement or transaction that took too long (55P03, 57014, 25P03), and
 * transactions that stood in each other's way (40001, 40P01).
 */
const passingCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|08\w{3}|53\w{3}|57P0[1235]|55P03|57014|25P0[34]|40001|40P01)$/;

/** What `pg` and its pool say without any code: no connection was free in time, or one broke. */
const passingMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
];

/** Whether an error says that the database cannot answer now, though the same request may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (passingCodes.test(codeOf(error) ?? '')) return true;
  return passingMessages.some((start) => error.message.startsWith(start)) || isDatabaseAway(error.cause);
}
