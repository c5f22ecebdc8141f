import { performerLabels as stored } from '@school/shared/schemas/stored/labels';
import type { PerformerRow } from '../api';
import type { StatusKind } from '../../../kit/ui/Status';

export const performerLabels: Readonly<Record<PerformerRow['status'], string>> = stored;

export const performerKinds: Readonly<Record<PerformerRow['status'], StatusKind>> = {
  applied: 'new',
  accepted: 'done',
  declined: 'withdrawn',
};
