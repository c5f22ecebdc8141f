import type { AdminFeature } from '../../app/area/feature';

export const audit: AdminFeature = {
  id: 'audit',
  pages: [
    {
      id: 'audit',
      to: '/admin/audit',
      page: './features/audit/AuditPage.tsx',
      title: 'Audit log',
      about: 'Who changed what and when, with the values before and after.',
    },
  ],
  under: 'overview',
  group: 'desk',
};
