/** Descriptions of effects by the beginning of their kind. */
const kinds: readonly (readonly [kind: string, words: string])[] = [
  ['competition.draft', 'Forget an entry that was not sent'],
  ['competition.refund', 'Send an entry fee back'],
  ['competition', 'A mail about an entry'],
  ['music_study', 'A mail about a trial lesson'],
  ['donations', 'A receipt'],
  ['tickets.refund', 'Send the price of tickets back'],
  ['tickets', 'A mail about tickets'],
  ['upload', 'Remove a file that nobody needs'],
  ['person', 'Finish the erasing of a person'],
  ['community', 'A mail or change of the mailing list'],
  ['referral', 'A mail to a friend'],
  ['mail', 'A mail'],
];

/** Returns what a kind of effect does. */
export const describeKind = (kind: string): string =>
  kinds.find(([start]) => kind.startsWith(start))?.[1] ?? kind;

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
