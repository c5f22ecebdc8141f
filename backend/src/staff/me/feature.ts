import { defineFeature } from '../../platform/feature/feature';
import { accessRouter } from './access/access.router';
import { meRouter } from './me.router';

export const meFeature = defineFeature({
  folder: 'staff/me',
  routers: [meRouter, accessRouter],
});
