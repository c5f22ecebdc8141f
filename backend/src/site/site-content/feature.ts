import { defineFeature } from '../../platform/feature/feature';
import { siteContentRouter, siteContentStaffRouter } from './siteContent.router';

export const siteContentFeature = defineFeature({
  folder: 'site/site-content',
  routers: [siteContentRouter, siteContentStaffRouter],
});
