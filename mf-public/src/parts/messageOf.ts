import { NOT_SENT, readRefusal } from '@school/shared/form';

/** Returns what a refusal or a missing connection means to the visitor. */
export function messageOf(failure: unknown): string {
  const refusal = readRefusal(failure);
  return refusal?.fields[0]?.message ?? refusal?.message ?? NOT_SENT;
}
