import { createHash } from 'node:crypto';

/** Without 0 and O, 1 and I, which are taken for one another. */
export const readableAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * The reference that a submission is known by, such as `BOOK-7K3M-Q2ZD`: short enough to be read out on the phone. It
 * follows from the key of the submission, so that sending the same again has the same answer.
 */
export function referenceOf(prefix: string, submissionKey: string): string {
  const digest = createHash('sha256').update(`${prefix}:${submissionKey.toLowerCase()}`).digest();
  const letters = [...digest.subarray(0, 8)]
    .map((byte) => readableAlphabet[byte % readableAlphabet.length])
    .join('');
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
