import { performerLabels as stored } from '@school/shared/schemas/stored/labels';
import type { StatusKind } from '@school/shared/staff/ui';
import type { PerformerRow } from '../api';

export const performerLabels: Readonly<Record<PerformerRow['status'], string>> = stored;

export const performerKinds: Readonly<Record<PerformerRow['status'], StatusKind>> = {
  applied: 'new',
  accepted: 'done',
  declined: 'withdrawn',
};
