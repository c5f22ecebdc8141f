import { defineFeature } from '../../platform/feature/feature';
import { togetherRouter } from './together.router';
import { createTogether } from './together';

export const togetherFeature = defineFeature({
  folder: 'staff/together',
  routers: [togetherRouter],
  provides: { together: ({ database, live, ...context }) => createTogether(database, context, live) },
});
