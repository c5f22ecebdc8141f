import { defineFeature } from '../feature/feature';
import { pageVersionsRouter } from './pageVersions.router';

export const pageVersionsFeature = defineFeature({
  folder: 'platform/page-versions',
  routers: [pageVersionsRouter],
});
