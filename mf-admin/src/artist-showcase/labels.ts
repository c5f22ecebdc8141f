import type { EngagementRow, PerformerRow } from '@school/shared/api';
import type { StatusKind } from '@school/shared/ui';

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

export const engagementLabels: Readonly<Record<EngagementRow['status'], string>> = {
  new: 'New',
  offered: 'Offered',
  confirmed: 'Confirmed',
  declined: 'Declined',
  done: 'Played',
};

export const engagementKinds: Readonly<Record<EngagementRow['status'], StatusKind>> = {
  new: 'new',
  offered: 'progress',
  confirmed: 'live',
  declined: 'withdrawn',
  done: 'done',
};
