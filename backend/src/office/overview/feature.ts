import { defineFeature } from '../../platform/feature/feature';
import { overviewRouter } from './overview.router';

export const overviewFeature = defineFeature({
  folder: 'office/overview',
  routers: [overviewRouter],
});
