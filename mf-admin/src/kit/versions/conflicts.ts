import type { ApiAnswer } from '@school/shared/api';
import { createValue, type Observable } from '@school/shared/contract';
import { readRefusal } from '@school/shared/form';
import { recordOf, type OpenRecord } from './seenVersions';

/** Two have decided on one version: what this one wanted, and since which version the record has changed. */
export interface Conflict {
  readonly record: OpenRecord;
  readonly since: string;
  readonly wish: unknown;
  /** Whether the wish is carried out all the same. */
  readonly decide: (isWished: boolean) => void;
}

const open = createValue<Conflict | null>(null);
let askers = 0;

export const openConflict: Observable<Conflict | null> = open;

/** A page can ask which version counts, until the returned function is called. */
export function canSettle(): () => void {
  askers += 1;
  return () => {
    askers -= 1;
    if (askers === 0) open.get()?.decide(false);
  };
}

/** Whether the API refused a change because it was decided on an earlier version. */
export function isOtherVersion({ error }: ApiAnswer): boolean {
  if (error?.status !== 409) return false;
  return readRefusal(error)?.fields.some(({ field }) => field === 'version') ?? false;
}

/** Shows both versions. @returns whether the wish is carried out on the newest one */
export async function settleConflict({
  url,
  since,
  wish,
}: {
  readonly url: string;
  /** The version that it was decided on; a later one may have come to the page while it was under way. */
  readonly since: string;
  readonly wish: unknown;
}): Promise<boolean> {
  const record = recordOf(url);
  if (!record || askers === 0 || open.get()) return false;
  return new Promise((resolve) => {
    const decide = (isWished: boolean) => {
      open.set(null);
      resolve(isWished);
    };
    open.set({ record, since, wish, decide });
  });
}
