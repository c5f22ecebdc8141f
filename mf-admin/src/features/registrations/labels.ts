import { instrumentNames } from '@school/shared/competition';
import * as stored from '@school/shared/schemas/stored/labels';
import type { StatusKind } from '@school/shared/staff/ui';
import { timeOfSlot } from '../../kit/competition/format';
import type { CompetitionEntryRow, EntryPaperKind, EntrySlot } from './api';

type State = CompetitionEntryRow['state'];

export const entryLabels: Readonly<Record<State, string>> = stored.entryLabels;

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

export const feeLabels: Readonly<Record<CompetitionEntryRow['fee'], string>> = stored.feeLabels;

export const consentLabels: Readonly<Record<CompetitionEntryRow['consent'], string>> = stored.consentLabels;

/** What a guardian says about photographs and recordings of the competitor. */
export const pictureLabels = { yes: 'May be published', no: 'May not be published' } as const;

export const paperLabels: Readonly<Record<EntryPaperKind, string>> = stored.paperLabels;

export const auditionLabels: Readonly<Record<EntrySlot['state'], string>> = {
  given: 'Assigned',
  held: 'Held while the fee is paid',
  offered: 'Reserved to replace a lost time',
  waiting: 'On the waiting list',
  none: 'None yet',
};

/** Returns the name of an instrument, or its id when it is no longer offered. */
export const instrumentName = (instrument: string): string =>
  (instrumentNames as Readonly<Record<string, string>>)[instrument] ?? instrument;

/** Formats the id of an audition time, '2025-10-11-0900', as 'Oct 11, 2025, 09:00'. */
export function formatSlotId(id: string): string {
  const { day, time } = timeOfSlot(id);
  return `${day}, ${time}`;
}
