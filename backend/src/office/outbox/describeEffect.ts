import type { Features } from '../../platform/feature/gatherFeatures';

/** Returns what a kind of effect does, as its feature says; a removed kind is shown as it is. */
export const describeKind = (kind: string, { effects }: Features): string => effects[kind]?.label ?? kind;

const problems: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/^Erased before/, 'The person was erased before it was sent.'],
  [/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH/, 'The other server could not be reached.'],
  [/ETIMEDOUT|ESOCKET|timed? ?out|ECONNRESET/i, 'The other server did not answer in time.'],
  // Mail programs report "All recipients were rejected" for any reason: only the code is specific.
  [/\b552\b|quota|mailbox full/i, 'The mailbox is full.'],
  [/\b4[25]\d\b|greylist|try again/i, 'The other server asked us to try again later.'],
  [/EAUTH|\b535\b|invalid login|unauthori[sz]ed|\b401\b/i, 'The other server refused our password or key.'],
  [/\b(550|551|553|554)\b|no such (mailbox|user)/i, 'The mailbox does not exist, or refuses our mails.'],
  [/ENOSPC/, 'The disk is full.'],
];

/** Returns an error as text for people, or the original message when it is unknown. */
export function describeProblem(error: string | null): string | null {
  if (error === null) return null;
  return problems.find(([pattern]) => pattern.test(error))?.[1] ?? error;
}
