import { privateLink } from '@school/shared/private-links';
export const registerPath = '/music-competition/register';

interface StepPlace {
  readonly step: string;
  /** Of the entry that is changed. */
  readonly change?: string | undefined;
  readonly fromReview?: boolean | undefined;
}

/** A step of an entry. */
export function stepPath({ step, change, fromReview }: StepPlace): string {
  const query = new URLSearchParams({
    step,
    ...(fromReview && { from: 'review' }),
  });
  const path = `${registerPath}?${query}`;
  return change ? privateLink(path, 'change', change) : path;
}

/** The page of one's own entry. */
export const entryPath = (entryKey: string): string =>
  privateLink('/music-competition/thank-you', 'entry', entryKey);
