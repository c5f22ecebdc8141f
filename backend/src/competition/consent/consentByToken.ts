import { formatDate } from '@school/shared/format';
import { notFound } from '../../platform/core/errors';
import { idInKey, isKeyOf } from '../../platform/core/privateKey';
import { conflictAt } from '../../platform/core/refusals';
import { consentKeyOf } from '../keys';
import { entryById, type EntryContext, type FoundEntry } from '../entry/findEntry';

/**
 * Returns the entry of a guardian's link.
 * @throws not found for an altered link; `conflict` at `token` for a used, outdated or expired one
 */
export async function consentByToken(context: EntryContext, token: string): Promise<FoundEntry> {
  const { signed, clock } = context;
  const id = idInKey(token);
  if (!id) throw notFound('This link');
  const found = await entryById(context, id);
  const { consentVersion, consent, consentGivenAt, consentExpiresAt, state } = found.entry;
  const version = versionsUpTo(consentVersion).find((candidate) =>
    isKeyOf(signed, token, consentKeyOf(id, candidate)),
  );
  if (version === undefined) throw notFound('This link');
  if (consent === 'given' && consentGivenAt) {
    throw conflictAt('token', `This link was used on ${formatDate(consentGivenAt)}. Nothing more is needed.`);
  }
  if (version < consentVersion) {
    throw conflictAt('token', 'We have emailed a newer link since. Please use the one in our newest email.');
  }
  if (consent === 'not_needed' || state === 'withdrawn') {
    throw conflictAt('token', 'This entry does not need your consent any more.');
  }
  if (!consentExpiresAt || consentExpiresAt <= clock.now()) {
    throw conflictAt(
      'token',
      'This link has ended. The competitor can have a new one emailed to you from their own page.',
    );
  }
  return found;
}

const versionsUpTo = (newest: number): number[] => Array.from({ length: newest }, (_, at) => newest - at);
