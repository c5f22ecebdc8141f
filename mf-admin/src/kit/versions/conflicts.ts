import type { ApiAnswer } from '@school/shared/api';
import { createValue, type Observable } from '@school/shared/contract';
import { readRefusal } from '@school/shared/form';
import type { OpenRecord } from '@school/shared/staff';
import { recordOf } from './seenVersions';

/** A rejected change, and the version that it was based on. */
export interface Conflict {
  readonly record: OpenRecord;
  readonly since: string;
  readonly wish: unknown;
  /** Called with whether the change is saved anyway. */
  readonly decide: (isRequested: boolean) => void;
}

const open = createValue<Conflict | null>(null);
let askers = 0;

export const openConflict: Observable<Conflict | null> = open;

/** Registers a conflict dialog, until the returned function is called. */
export function canSettle(): () => void {
  askers += 1;
  return () => {
    askers -= 1;
    if (askers === 0) open.get()?.decide(false);
  };
}

/** Returns whether the API rejected a change because its version was stale. */
export function isOtherVersion({ error }: ApiAnswer): boolean {
  if (error?.status !== 409) return false;
  return readRefusal(error)?.fields.some(({ field }) => field === 'version') ?? false;
}

/** Shows both versions. @returns whether the change is saved on the newest one */
export async function settleConflict({
  url,
  since,
  wish,
}: {
  readonly url: string;
  /** The version that the change was based on; a later one may have arrived meanwhile. */
  readonly since: string;
  readonly wish: unknown;
}): Promise<boolean> {
  const record = recordOf(url);
  if (!record || askers === 0 || open.get()) return false;
  return new Promise((resolve) => {
    const decide = (isRequested: boolean) => {
      open.set(null);
      resolve(isRequested);
    };
    open.set({ record, since, wish, decide });
  });
}
