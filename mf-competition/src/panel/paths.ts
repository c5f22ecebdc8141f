import { privateLink } from '@school/shared/private-links';
export const registerPath = '/music-competition/register';

interface StepPlace {
  readonly step: string;
  /** The key of the returned entry. */
  readonly change?: string | undefined;
  readonly fromReview?: boolean | undefined;
}

/** Returns the path of a step. */
export function stepPath({ step, change, fromReview }: StepPlace): string {
  const query = new URLSearchParams({
    step,
    ...(fromReview && { from: 'review' }),
  });
  const path = `${registerPath}?${query}`;
  return change ? privateLink(path, 'change', change) : path;
}

/** Returns the path of a submitted entry. */
export const entryPath = (entryKey: string): string =>
  privateLink('/music-competition/thank-you', 'entry', entryKey);
