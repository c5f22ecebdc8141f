import type { SentAnnouncement } from '../api';
import { consentLabels, entryLabels, feeLabels, instrumentName } from '../labels';

type Filter = SentAnnouncement['filter'];

const oneOf = <Key extends string>(
  labels: Readonly<Record<Key, string>>,
  keys: readonly Key[] = [],
): string => keys.map((key) => labels[key].toLowerCase()).join(' or ');

/** Describes the recipients, such as 'Piano, band 3+, accepted or round 2, fee due'. */
export function describeGroup({ instrument, band, state, fee, consent, papers, audition }: Filter): string {
  const words = [
    instrument && instrumentName(instrument),
    band && `band ${band}`,
    oneOf(entryLabels, state),
    fee?.length && `fee ${oneOf(feeLabels, fee)}`,
    consent?.length && `consent ${oneOf(consentLabels, consent)}`,
    papers && `papers ${papers}`,
    audition && (audition === 'given' ? 'with an audition' : 'without an audition'),
  ].filter(Boolean);
  return words.length === 0 ? 'Everyone except withdrawn entries' : words.join(', ');
}
