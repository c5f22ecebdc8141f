import type { CompetitionEntryState, EntryPaperKind } from '../api';

export type OpenItem = 'fee' | 'consent' | 'audition' | EntryPaperKind;

const names: Readonly<Record<OpenItem, string>> = {
  fee: 'the fee',
  consent: 'a guardian’s consent',
  audition: 'an audition time',
  proof_of_age: 'proof of age',
  picture: 'a picture',
  recording: 'a recording',
  certificate: 'a grade certificate',
};

/** Returns what an entry needs before it can be accepted, in the order of the page. */
export function openItems({ fee, consent, missing, audition }: CompetitionEntryState): OpenItem[] {
  return [
    ...(fee.state === 'due' || fee.state === 'pending' ? (['fee'] as const) : []),
    ...(consent.state === 'waiting' ? (['consent'] as const) : []),
    ...missing,
    ...(audition.state === 'given' ? [] : (['audition'] as const)),
  ];
}

/** Formats 'the fee, a picture and an audition time'. */
export function openItemsText(items: readonly OpenItem[]): string {
  const words = items.map((item) => names[item]);
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} and ${last}`;
}
