import type { OpenRecord } from '@school/shared/staff';

interface Seen extends OpenRecord {
  readonly version: string;
}

const seen = new Map<string, Seen>();
const keyOf = ({ kind, id }: OpenRecord) => `${kind}/${id}`;

/** Notes the version that is visible. */
export function noteSeen(record: OpenRecord, version: string): void {
  seen.set(keyOf(record), { ...record, version });
}

export function forgetSeen(record: OpenRecord): void {
  seen.delete(keyOf(record));
}

/** Returns the open record that a request is about, by the ids in its address. */
export function recordOf(path: string): Seen | undefined {
  const names = new Set(path.split(/[/?]/));
  return [...seen.values()].find(({ id, parts = [] }) => [id, ...parts].some((one) => names.has(one)));
}

/** Returns the visible version of the open record that a request is about. */
export const seenVersion = (path: string): string | undefined => recordOf(path)?.version;
