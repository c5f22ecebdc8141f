import { defineFeature } from '../../platform/feature/feature';
import { auditRouter } from './audit.router';

export const auditFeature = defineFeature({
  folder: 'staff/audit',
  routers: [auditRouter],
});
