import { defineFeature } from '../feature/feature';
import { systemRouter } from './system.router';

export const systemFeature = defineFeature({
  folder: 'platform/system',
  routers: [systemRouter],
});
