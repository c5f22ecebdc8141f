import type { ComponentType } from 'react';
import type { OpenRecord } from '../versions/seenVersions';

interface Props {
  readonly record: OpenRecord;
  /** Singular name: 'donation'. */
  readonly what: string;
  /** Loads it again. */
  readonly refetch: () => PromiseLike<{ readonly isError: boolean }>;
  /** Whether typed values replace it on the page until they are sent. */
  readonly isTyped?: boolean;
}

let beside: ComponentType<Props> | undefined;

/** Sets the part that is shown beside every open record, such as who else has it open. */
export function putBesideRecords(part: ComponentType<Props>): void {
  beside = part;
}

export const besideRecord = (): ComponentType<Props> | undefined => beside;
