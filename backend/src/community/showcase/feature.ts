import { defineFeature } from '../../platform/feature/feature';
import { matchingRouter } from './matching/matching.router';
import { showcaseRouter } from './showcase.router';
import { engagementsRouter } from './staff/engagements';
import { performersRouter } from './staff/performers';

export const showcaseFeature = defineFeature({
  folder: 'community/showcase',
  routers: [showcaseRouter, performersRouter, engagementsRouter, matchingRouter],
});
