import { challengeLabels } from '@school/shared/schemas/stored/labels';
import type { StatusKind } from '@school/shared/staff/ui';
import type { ChallengeSheetRow } from '../api';

type Status = ChallengeSheetRow['status'];

export const statusLabels: Readonly<Record<Status, string>> = challengeLabels;

export const statusKinds: Readonly<Record<Status, StatusKind>> = {
  entered: 'new',
  shortlisted: 'progress',
  chosen: 'done',
  declined: 'withdrawn',
};
