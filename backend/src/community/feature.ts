import { defineFeature } from '../platform/feature/feature';
import { communityRouter } from './community.router';

export const communityFeature = defineFeature({
  folder: 'community',
  routers: [communityRouter],
});
