import { lessonLabels } from '@school/shared/schemas/stored/labels';
import type { StatusKind } from '@school/shared/staff/ui';
import type { MusicStudyEntryRow } from './api';

type Status = MusicStudyEntryRow['status'];

export const statusLabels: Readonly<Record<Status, string>> = lessonLabels;

export const statusKinds: Readonly<Record<Status, StatusKind>> = {
  new: 'new',
  contacted: 'progress',
  placed: 'done',
  declined: 'withdrawn',
};
