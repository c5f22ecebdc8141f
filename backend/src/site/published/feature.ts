import { defineFeature } from '../../platform/feature/feature';
import { publishedRouter } from './published.router';

export const publishedFeature = defineFeature({
  folder: 'site/published',
  routers: [publishedRouter],
});
