import { defineFeature } from '../../platform/feature/feature';
import { careersRouter } from './careers.router';
import { jobApplications } from '../../platform/db/schema';
import { lt } from 'drizzle-orm';
import { plainRecord } from '../../platform/personal-data/plainRecord';
import { erasing, keptFor } from '../../platform/retention/rules';
import { stored } from './stored';

const applications = plainRecord({
  name: 'Applications for work',
  table: jobApplications,
  upload: jobApplications.cvId,
});

export const careersFeature = defineFeature({
  folder: 'community/careers',
  routers: [careersRouter],
  audiences: {
    anybody: ['applyForJob'],
  },
  stored,
  tables: [{ table: jobApplications, kind: 'applications', row: 'Application' }],
  records: [applications],
  retention: [
    keptFor(
      'applications',
      erasing(applications, jobApplications, (before) => lt(jobApplications.receivedAt, before)),
    ),
  ],
});
