import { defineFeature } from '../platform/feature/feature';
import { communityRouter } from './community.router';
import { effects } from './community.effects';

export const communityFeature = defineFeature({
  folder: 'community',
  routers: [communityRouter],
  effects,
});
