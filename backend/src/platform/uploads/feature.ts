import { defineFeature } from '../feature/feature';
import { uploadsRouter } from './uploads.router';
import { expireHandler } from './expireUpload';
import { expireKind } from './uploadContext';

export const uploadsFeature = defineFeature({
  folder: 'platform/uploads',
  routers: [uploadsRouter],
  effects: { [expireKind]: { label: 'Remove a file that nobody needs', handle: expireHandler } },
});
