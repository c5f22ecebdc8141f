import { feeStateOf } from '../entry/fee';
import type { FoundEntry } from '../entry/findEntry';
import type { MailedEntry } from './entry.mails';

export type Reader = 'competitor' | 'guardian';

/**
 * The names that mails about an entry may say. Before its fee is settled anybody can have us write to anybody for
 * nothing: what they typed stands in no mail then.
 */
export function namesIn(found: FoundEntry, to: Reader): MailedEntry['names'] {
  if (['due', 'pending'].includes(feeStateOf(found))) return undefined;
  const { name, guardianName } = found.entry;
  return { competitor: name, reader: to === 'guardian' ? (guardianName ?? name) : name };
}
