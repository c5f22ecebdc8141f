import type { AdminFeature } from '../../app/area/feature';

export const enquiries: AdminFeature = {
  id: 'enquiries',
  pages: [
    {
      id: 'enquiries',
      to: '/admin/enquiries',
      page: './features/enquiries/EnquiriesPage.tsx',
      title: 'Enquiries',
      about: 'Messages, questions about fees, applications and new members, with their answers.',
    },
  ],
  under: 'overview',
  group: 'desk',
  references: [
    { prefixes: ['NOTE', 'FEES', 'WORK', 'JOIN', 'REFER'], path: '/admin/enquiries', what: 'Enquiries' },
  ],
};
