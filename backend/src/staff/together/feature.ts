import { defineFeature } from '../../platform/feature/feature';
import { togetherRouter } from './together.router';
import { createTogether } from './together';
import { recordPresence, recordVersions } from '../../platform/db/schema';

export const togetherFeature = defineFeature({
  folder: 'staff/together',
  routers: [togetherRouter],
  provides: { together: ({ database, live, ...context }) => createTogether(database, context, live) },
  tables: [
    {
      table: recordPresence,
      kind: 'sessions',
      unrecorded: 'is not shown to anyone',
      unsearched: 'who of the staff has what open, for a minute',
      soundsPersonal: ['name'],
    },
    {
      table: recordVersions,
      kind: 'sessions',
      unrecorded: 'is derived from other tables',
      unsearched: 'that a record has changed while staff looked at it, for a day',
      soundsPersonal: ['changed_name'],
    },
  ],
});
