import { defineFeature } from '../../platform/feature/feature';
import { careersRouter } from './careers.router';

export const careersFeature = defineFeature({
  folder: 'community/careers',
  routers: [careersRouter],
});
