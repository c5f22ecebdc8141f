import type { Deps } from '../../platform/http/deps';

const use = 'content-preview';
const validMs = 60 * 60_000;

/** A key that shows the draft of a document, as it is when it is used, to anyone who has it. */
export const previewKeyOf = (
  { signed, clock }: Pick<Deps, 'signed' | 'clock'>,
  path: string,
): Promise<string> => signed.sign(use, path, new Date(clock.now().getTime() + validMs));

/** The path of the document that a key was given out for; nothing for any other key, or later. */
export const pathOfPreview = ({ signed }: Pick<Deps, 'signed'>, key: string): Promise<string | undefined> =>
  signed.subjectOf(use, key);
