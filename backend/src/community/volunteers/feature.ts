import { defineFeature } from '../../platform/feature/feature';
import { volunteersRouter } from './volunteers.router';

export const volunteersFeature = defineFeature({
  folder: 'community/volunteers',
  routers: [volunteersRouter],
});
