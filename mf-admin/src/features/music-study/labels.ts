import { lessonLabels } from '@school/shared/schemas/stored/labels';
import type { MusicStudyEntryRow } from './api';
import type { StatusKind } from '../../kit/ui/Status';

type Status = MusicStudyEntryRow['status'];

export const statusLabels: Readonly<Record<Status, string>> = lessonLabels;

export const statusKinds: Readonly<Record<Status, StatusKind>> = {
  new: 'new',
  contacted: 'progress',
  placed: 'done',
  declined: 'withdrawn',
};
