import { engagementLabels as stored } from '@school/shared/schemas/stored/labels';
import type { StatusKind } from '@school/shared/staff/ui';
import type { EngagementRow } from '../api';

export const engagementLabels: Readonly<Record<EngagementRow['status'], string>> = stored;

export const engagementKinds: Readonly<Record<EngagementRow['status'], StatusKind>> = {
  new: 'new',
  offered: 'progress',
  confirmed: 'live',
  declined: 'withdrawn',
  done: 'done',
};

/** The status that usually comes next; `null` at the end. */
export const nextStatus: Readonly<Record<EngagementRow['status'], EngagementRow['status'] | null>> = {
  new: 'offered',
  offered: 'confirmed',
  confirmed: 'done',
  declined: null,
  done: null,
};
