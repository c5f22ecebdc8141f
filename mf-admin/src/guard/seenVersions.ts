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

/** How long the version of one's own change is waited for: one that changed nothing makes none. Milliseconds. */
const OWN_CHANGE_MS = 3_000;
interface Awaited {
  readonly since: string;
  readonly isSeen: Promise<void>;
  readonly end: () => void;
}
/** Records that were changed from here, until the version that this has made is seen. */
const awaited = new Map<string, Awaited>();

/** What is on the screen is at least as new as this version. */
export function noteSeen(record: OpenRecord, version: string): void {
  const key = keyOf(record);
  seen.set(key, { ...record, version });
  const own = awaited.get(key);
  if (own && own.since !== version) own.end();
}

export function forgetSeen(record: OpenRecord): void {
  seen.delete(keyOf(record));
  awaited.get(keyOf(record))?.end();
}

/** A change of one's own went through; it was decided on this version. */
export function noteOwnChange(path: string, since: string): void {
  const record = recordOf(path);
  if (record?.version !== since) return;
  const key = keyOf(record);
  awaited.get(key)?.end();
  let end = (): void => undefined;
  const isSeen = new Promise<void>((resolve) => {
    const timer = setTimeout(() => end(), OWN_CHANGE_MS);
    end = () => {
      clearTimeout(timer);
      awaited.delete(key);
      resolve();
    };
  });
  awaited.set(key, { since, isSeen, end });
}

/** Comes when what was changed from here is seen: nobody stands against oneself. */
export async function ownChangeSeen(path: string): Promise<void> {
  const record = recordOf(path);
  if (record) await awaited.get(keyOf(record))?.isSeen;
}

/** The open record that a request is about; an address names it, or a part of it, by its id. */
export function recordOf(path: string): Seen | undefined {
  const names = new Set(path.split(/[/?]/));
  return [...seen.values()].find(({ id, parts = [] }) => [id, ...parts].some((one) => names.has(one)));
}

/** The version of the open record that a request is about, as it was seen. */
export const seenVersion = (path: string): string | undefined => recordOf(path)?.version;
