import { defineFeature } from '../platform/feature/feature';
import { communityRouter } from './community.router';
import { effects } from './community.effects';
import { communityConfirmations, communityMembers } from '../platform/db/schema';
import { memberRecord } from './memberRecord';
import { stored } from './stored';

export const communityFeature = defineFeature({
  folder: 'community',
  routers: [communityRouter],
  audiences: {
    anybody: [
      'joinCommunity',
      'confirmMember',
      'lookAtCommunityLink',
      'leaveCommunity',
      'unsubscribeMember',
      'openMemberUnsubscribe',
    ],
  },
  effects,
  stored,
  tables: [
    { table: communityMembers, kind: 'community', row: 'Community member' },
    { table: communityConfirmations, kind: 'community', unrecorded: 'is not shown to anyone' },
  ],
  records: [memberRecord],
});
