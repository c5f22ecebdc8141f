import type { MusicStudyEntryRow } from './api';
import type { StatusKind } from '../ui/Status';

type Status = MusicStudyEntryRow['status'];

export const statusLabels: Readonly<Record<Status, string>> = {
  new: 'New',
  contacted: 'Contacted',
  placed: 'Placed',
  declined: 'Declined',
};

export const statusKinds: Readonly<Record<Status, StatusKind>> = {
  new: 'new',
  contacted: 'progress',
  placed: 'done',
  declined: 'withdrawn',
};
