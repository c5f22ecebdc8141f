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
    ...(change && { change }),
    step,
    ...(fromReview && { from: 'review' }),
  });
  return `${registerPath}?${query}`;
}

/** The page of one's own entry. */
export const entryPath = (entryKey: string): string =>
  `/music-competition/thank-you?entry=${encodeURIComponent(entryKey)}`;
