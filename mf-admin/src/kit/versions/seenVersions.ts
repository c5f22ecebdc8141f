/** A record that is open on this page. */
export interface OpenRecord {
  readonly kind: string;
  readonly id: string;
  /** Ids of its parts that are changed at an address of their own, such as its payments. */
  readonly parts?: readonly string[];
}

interface Seen extends OpenRecord {
  readonly version: string;
}

const seen = new Map<string, Seen>();
const keyOf = ({ kind, id }: OpenRecord) => `${kind}/${id}`;

/** What is on the screen is at least as new as this version. */
export function noteSeen(record: OpenRecord, version: string): void {
  seen.set(keyOf(record), { ...record, version });
}

export function forgetSeen(record: OpenRecord): void {
  seen.delete(keyOf(record));
}

/** The open record that a request is about; an address names it, or a part of it, by its id. */
export function recordOf(path: string): Seen | undefined {
  const names = new Set(path.split(/[/?]/));
  return [...seen.values()].find(({ id, parts = [] }) => [id, ...parts].some((one) => names.has(one)));
}

/** The version of the open record that a request is about, as it was seen. */
export const seenVersion = (path: string): string | undefined => recordOf(path)?.version;
