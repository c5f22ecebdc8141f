import type { ComponentType } from 'react';
import type { OpenRecord } from '../versions/seenVersions';

interface Props {
  readonly record: OpenRecord;
  /** What it is: 'donation'. */
  readonly what: string;
  /** Asks for it anew. */
  readonly refetch: () => PromiseLike<{ readonly isError: boolean }>;
  /** What is typed here stands in its place, as long as it is not sent. */
  readonly isTyped?: boolean;
}

let beside: ComponentType<Props> | undefined;

/** Puts something beside every record that is open in a drawer, such as who else has it open. */
export function putBesideRecords(part: ComponentType<Props>): void {
  beside = part;
}

export const besideRecord = (): ComponentType<Props> | undefined => beside;
