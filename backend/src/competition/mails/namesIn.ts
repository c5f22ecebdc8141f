import { feeStateOf } from '../entry/fee';
import type { FoundEntry } from '../entry/findEntry';
import type { MailedEntry } from './entry.mails';

export type Reader = 'competitor' | 'guardian';

/**
 * Returns the names that mails about an entry may contain. Before its fee is settled, mails contain nothing typed:
 * otherwise anyone could make us send text to any address for free.
 */
export function namesIn(found: FoundEntry, to: Reader): MailedEntry['names'] {
  if (['due', 'pending'].includes(feeStateOf(found))) return undefined;
  const { name, guardianName } = found.entry;
  return { competitor: name, reader: to === 'guardian' ? (guardianName ?? name) : name };
}
