import { defineFeature } from '../../platform/feature/feature';
import { queueMeasure } from './queueMeasure';
import { outboxRouter } from './outbox.router';

export const outboxFeature = defineFeature({
  folder: 'office/outbox',
  routers: [outboxRouter],
  measures: [queueMeasure],
});
