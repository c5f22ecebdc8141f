import { createHash } from 'node:crypto';

/** Without 0 and O, 1 and I, which are easily confused. */
export const readableAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Returns the reference of a submission, such as `BOOK-7K3M-Q2ZD`, short enough to read out on the phone. It follows
 * from the submission's key, so a repeat gets the same reference.
 */
export function referenceOf(prefix: string, submissionKey: string): string {
  const digest = createHash('sha256').update(`${prefix}:${submissionKey.toLowerCase()}`).digest();
  const letters = [...digest.subarray(0, 8)]
    .map((byte) => readableAlphabet[byte % readableAlphabet.length])
    .join('');
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
