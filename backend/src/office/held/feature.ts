import { defineFeature } from '../../platform/feature/feature';
import { heldRouter } from './held.router';
import { heldSubmissions } from '../../platform/db/schema';
import { lt } from 'drizzle-orm';
import { erasing, keptFor } from '../../platform/retention/rules';
import { heldRecord } from './heldRecord';
import { stored } from './stored';

export const heldFormsFeature = defineFeature({
  folder: 'office/held',
  routers: [heldRouter],
  changes: { releaseHeldForm: 'released a held form', discardHeldForm: 'discarded a held form' },
  stored,
  tables: [{ table: heldSubmissions, kind: 'held', row: 'Held form' }],
  records: [heldRecord],
  retention: [
    keptFor(
      'held',
      erasing(heldRecord, heldSubmissions, (before) => lt(heldSubmissions.receivedAt, before)),
    ),
  ],
});
