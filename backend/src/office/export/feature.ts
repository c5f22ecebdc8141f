import { defineFeature } from '../../platform/feature/feature';
import { exportRouter } from './export.router';

export const dataExportFeature = defineFeature({
  folder: 'office/export',
  routers: [exportRouter],
});
