import { defineFeature } from '../../platform/feature/feature';
import { auditRouter } from './audit.router';
import { auditActions, auditChanges } from '../../platform/db/schema';
import { deleting, keptFor } from '../../platform/retention/rules';
import { stored } from './stored';

export const auditFeature = defineFeature({
  folder: 'staff/audit',
  routers: [auditRouter],
  withoutPeriod: {
    listAuditOperations: 'what is set up, as it is now',
    listStaffAccounts: 'accounts, as they are now',
  },
  stored,
  tables: [
    {
      table: auditActions,
      kind: 'audit',
      unrecorded: 'is itself a record of changes',
      unsearched: 'what staff have changed, by their account',
      soundsPersonal: ['name'],
    },
    {
      table: auditChanges,
      kind: 'audit',
      unrecorded: 'is itself a record of changes',
      unsearched: 'what staff have changed; of what holds data of people only that it changed',
    },
  ],
  // Its changes are deleted with it.
  retention: [keptFor('audit', deleting(auditActions, auditActions.at))],
});
