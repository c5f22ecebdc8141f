import { defineFeature } from '../feature/feature';
import { systemRouter } from './system.router';
import { rateLimits, signInFailures, submissionKeys } from '../db/schema';
import { deleting, keptFor } from '../retention/rules';
import { stored } from './stored';

export const systemFeature = defineFeature({
  folder: 'platform/system',
  routers: [systemRouter],
  audiences: {
    anybody: ['getHealth', 'getReady', 'getConfig'],
  },
  stored,
  tables: [
    {
      table: rateLimits,
      kind: 'limits',
      unrecorded: 'is not shown to anyone',
      unsearched: 'counts under a digest, for a day',
    },
    {
      table: submissionKeys,
      kind: 'limits',
      unrecorded: 'is not shown to anyone',
      unsearched: 'digests, for sixty days',
    },
    {
      table: signInFailures,
      kind: 'limits',
      unrecorded: 'is not shown to anyone',
      unsearched: 'counts under digests, for a month',
    },
  ],
  retention: [keptFor('fingerprints', deleting(submissionKeys, submissionKeys.createdAt))],
});
