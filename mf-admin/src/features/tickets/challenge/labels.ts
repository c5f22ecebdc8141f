import { challengeLabels } from '@school/shared/schemas/stored/labels';
import type { ChallengeSheetRow } from '../api';
import type { StatusKind } from '../../../kit/ui/Status';

type Status = ChallengeSheetRow['status'];

export const statusLabels: Readonly<Record<Status, string>> = challengeLabels;

export const statusKinds: Readonly<Record<Status, StatusKind>> = {
  entered: 'new',
  shortlisted: 'progress',
  chosen: 'done',
  declined: 'withdrawn',
};
