import { defineFeature } from '../../platform/feature/feature';
import { challengeStaffRouter } from '../staff/challengeEntries';
import { challengeRouter } from './challenge.router';

export const challengeFeature = defineFeature({
  folder: 'tickets/challenge',
  routers: [challengeRouter, challengeStaffRouter],
});
