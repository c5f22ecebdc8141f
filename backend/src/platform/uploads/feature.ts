import { defineFeature } from '../feature/feature';
import { uploadsRouter } from './uploads.router';
import { expireHandler } from './expireUpload';
import { expireKind } from './uploadContext';
import { uploads } from '../db/schema';
import { stored } from './stored';

export const uploadsFeature = defineFeature({
  folder: 'platform/uploads',
  routers: [uploadsRouter],
  audiences: {
    anybody: ['createUpload', 'getUpload', 'putUpload', 'deleteUpload'],
  },
  effects: { [expireKind]: { label: 'Remove a file that nobody needs', handle: expireHandler } },
  stored,
  tables: [
    {
      table: uploads,
      kind: 'files',
      unrecorded: 'is not shown to anyone',
      unsearched: 'files go with the record that claimed them, or after a day',
      soundsPersonal: ['name'],
    },
  ],
});
