import { parseStored, useStored } from '@school/shared/form';

/** A draft that is also stored on the server, for another device. */
export interface KeptDraft {
  readonly key: string;
  /** The last revision that this device has seen. */
  readonly revision: number;
  /** The address that its link was mailed to. */
  readonly email: string;
}

/** Returns the shared draft of this device, if it requested one or was opened by its link. */
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
