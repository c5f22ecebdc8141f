import { defineFeature } from '../../platform/feature/feature';
import { queueMeasure } from './queueMeasure';
import { outboxRouter } from './outbox.router';
import { outbox } from '../../platform/db/schema';
import { keptFor } from '../../platform/retention/rules';
import { forgetMails } from './forgetMails';
import { audiences, changes } from './operations';
import { stored } from './stored';

export const outboxFeature = defineFeature({
  folder: 'office/outbox',
  routers: [outboxRouter],
  measures: [queueMeasure],
  audiences,
  changes,
  stored,
  tables: [{ table: outbox, kind: 'mails', row: 'Mail or other effect' }],
  retention: [keptFor('mails', forgetMails)],
});
