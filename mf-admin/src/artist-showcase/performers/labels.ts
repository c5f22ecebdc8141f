import type { PerformerRow } from '../api';
import type { StatusKind } from '../../ui/Status';

export const performerLabels: Readonly<Record<PerformerRow['status'], string>> = {
  applied: 'Applied',
  accepted: 'Accepted',
  declined: 'Declined',
};

export const performerKinds: Readonly<Record<PerformerRow['status'], StatusKind>> = {
  applied: 'new',
  accepted: 'done',
  declined: 'withdrawn',
};
