import { today } from '@school/shared/content';
import { defineFeature } from '../../platform/feature/feature';
import { publishedRouter } from './published.router';
import { createLivePublished } from './livePublished';
import { dayOf, startPublisher } from './startPublisher';
import { publishedBy } from './versions';

export const publishedFeature = defineFeature({
  folder: 'site/published',
  routers: [publishedRouter],
  audiences: {
    anybody: ['getPublished', 'getToday', 'streamPublished'],
  },
  published: { [today.path]: async ({ clock }) => dayOf(clock.now()) },
  provides: {
    publishedResources: async ({ features }) => publishedBy(features.list),
    livePublished: ({ database, clock, log, settings, features, live }) =>
      createLivePublished(database, { clock, log, settings, resources: publishedBy(features.list) }, live),
  },
  rounds: [startPublisher],
});
