import { defineFeature } from '../../platform/feature/feature';
import { outboxRouter } from './outbox.router';

export const outboxFeature = defineFeature({
  folder: 'office/outbox',
  routers: [outboxRouter],
});
