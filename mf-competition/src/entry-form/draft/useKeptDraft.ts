import { parseStored, useStored } from '@school/shared/form';

/** A draft that is kept at the school as well, for another device. */
export interface KeptDraft {
  readonly key: string;
  /** The one that this device has seen last. */
  readonly revision: number;
  /** Where its link went. */
  readonly email: string;
}

/** Which draft this device goes on with, if it asked for one or came by its link. */
export function useKeptDraft(): readonly [KeptDraft | undefined, (draft: KeptDraft | undefined) => void] {
  const [text, keep] = useStored('competition-draft');
  const kept = parseStored(text);
  return [isKeptDraft(kept) ? kept : undefined, (draft) => keep(draft && JSON.stringify(draft))];
}

const isKeptDraft = (kept: unknown): kept is KeptDraft =>
  typeof kept === 'object' &&
  kept !== null &&
  'key' in kept &&
  typeof kept.key === 'string' &&
  'revision' in kept &&
  typeof kept.revision === 'number' &&
  'email' in kept &&
  typeof kept.email === 'string';
