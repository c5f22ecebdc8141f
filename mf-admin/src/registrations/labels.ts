import type { StatusKind } from '../ui/Status';
import type { CompetitionEntryRow, EntryPaperKind, EntrySlot } from './api';

type State = CompetitionEntryRow['state'];

/** How far an entry has come. */
export const entryLabels: Readonly<Record<State, string>> = {
  submitted: 'Submitted',
  returned: 'Returned',
  accepted: 'Accepted',
  round2: 'Round 2',
  final: 'Final',
  placed: 'Placed',
  out: 'Out',
  withdrawn: 'Withdrawn',
};

export const entryKinds: Readonly<Record<State, StatusKind>> = {
  submitted: 'new',
  returned: 'returned',
  accepted: 'live',
  round2: 'progress',
  final: 'progress',
  placed: 'done',
  out: 'withdrawn',
  withdrawn: 'withdrawn',
};

export const feeLabels: Readonly<Record<CompetitionEntryRow['fee'], string>> = {
  due: 'Due',
  pending: 'On its way',
  paid: 'Paid',
  refunded: 'Paid back',
  none: 'Nothing to pay',
};

export const consentLabels: Readonly<Record<CompetitionEntryRow['consent'], string>> = {
  not_needed: 'Not needed',
  waiting: 'Waiting',
  given: 'Given',
};

export const paperLabels: Readonly<Record<EntryPaperKind, string>> = {
  proof_of_age: 'Proof of age',
  picture: 'Picture',
  recording: 'Recording',
  certificate: 'Grade certificate',
};

export const auditionLabels: Readonly<Record<EntrySlot['state'], string>> = {
  given: 'Given',
  held: 'Held while the fee is paid',
  offered: 'Kept in the place of one that was lost',
  waiting: 'On the waiting list',
  none: 'None yet',
};
