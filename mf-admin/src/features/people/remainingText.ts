interface Left {
  /** Files that are not removed yet. */
  readonly files: number;
  /** Whether mails of the outbox folder are not removed yet. */
  readonly mails: boolean;
}

/** Describes what an erasure has not removed yet, as the end of a sentence. */
export function remainingText({ files, mails }: Left): string {
  const what = [
    files > 0 && `${files} ${files === 1 ? 'file' : 'files'}`,
    mails && 'mails in the outbox folder',
  ].filter((part) => part !== false);
  if (what.length === 0) return 'the rest is still being removed';
  return `${what.join(' and ')} ${files === 1 && !mails ? 'is' : 'are'} still being removed`;
}
