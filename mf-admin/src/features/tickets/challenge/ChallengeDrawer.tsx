import { defineDrawer } from '@school/shared/staff/drawer';
import { lazyPart } from '@school/shared/staff/page';
import { Status } from '@school/shared/staff/ui';
import { Loading, SkeletonText } from '@school/shared/ui';
import { defineStatusPart } from '../../../kit/status/StatusPart';
import { useChangeChallengeSheetStatusMutation, useGetChallengeSheetQuery } from '../api';
import { statusKinds, statusLabels } from './labels';

const ChallengeDetails = lazyPart(
  'challenge entry',
  () => import('./ChallengeDetails').then((module) => module.ChallengeDetails),
  <Loading label="Loading the entry">
    <SkeletonText lines={12} />
  </Loading>,
);

const ChallengeStatus = defineStatusPart(
  statusLabels,
  useChangeChallengeSheetStatusMutation,
  (id, status) => ({ id, challengeSheetStatusChange: { status } }),
);

export const ChallengeDrawer = defineDrawer({
  what: 'entry',
  kind: 'challenge-entry',
  useEntry: (id, options) => useGetChallengeSheetQuery({ id }, options),
  head: (row) => ({
    title: row.artist,
    above: row.reference,
    below: <Status kind={statusKinds[row.status]}>{statusLabels[row.status]}</Status>,
  }),
  body: (row) => (
    <>
      <ChallengeStatus row={row} />
      <ChallengeDetails row={row} />
    </>
  ),
});
