import type { Deps } from '../../platform/http/deps';

const use = 'content-preview';
const validMs = 60 * 60_000;

/** Returns a key that shows the current draft of a document to anyone who has it. */
export const previewKeyOf = (
  { signed, clock }: Pick<Deps, 'signed' | 'clock'>,
  path: string,
): Promise<string> => signed.sign(use, path, new Date(clock.now().getTime() + validMs));

/** Returns the document's path of a preview key; undefined for any other or expired key. */
export const pathOfPreview = ({ signed }: Pick<Deps, 'signed'>, key: string): Promise<string | undefined> =>
  signed.subjectOf(use, key);
