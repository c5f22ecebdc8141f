import { defineFeature } from '../../platform/feature/feature';
import { exportRouter } from './export.router';
import { createExportsAtOnce } from './exportsAtOnce';

export const dataExportFeature = defineFeature({
  folder: 'office/export',
  routers: [exportRouter],
  withoutPeriod: {
    exportEverything: 'all there is, for the school to keep',
  },
  audiences: {
    admin: ['exportEverything'],
  },
  provides: { exportsAtOnce: async () => createExportsAtOnce() },
});
