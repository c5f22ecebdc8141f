import { defineFeature } from '../feature/feature';
import { uploadsRouter } from './uploads.router';

export const uploadsFeature = defineFeature({
  folder: 'platform/uploads',
  routers: [uploadsRouter],
});
