import { messageOfApiError } from '@school/shared/api';
import { readRefusal } from '@school/shared/form';

/** Rejections by the API, by where they are shown. */
export interface Refusals {
  /** By the index of the line in the selection. */
  readonly lines: Readonly<Record<number, string>>;
  /** For the whole order: the sale is closed, the hold has expired, the API is unavailable. */
  readonly whole: string | undefined;
}

export const NO_REFUSALS: Refusals = { lines: {}, whole: undefined };

const LINE = /^items\.(\d+)\./;

/** Reads an error of the API client. */
export function refusalsOf(failure: unknown): Refusals {
  const fields = readRefusal(failure)?.fields ?? [];
  const lines: Record<number, string> = {};
  const others: string[] = [];
  for (const { field, message } of fields) {
    const at = LINE.exec(field)?.[1];
    if (at === undefined) others.push(message);
    else lines[Number(at)] ??= message;
  }
  if (fields.length === 0) others.push(messageOfApiError(failure));
  return { lines, whole: others.length > 0 ? others.join(' ') : undefined };
}
