import type { AdminFeature } from '../../app/area/feature';

export const donations: AdminFeature = {
  id: 'donations',
  pages: [
    {
      id: 'donations',
      to: '/admin/donations',
      page: './features/donations/DonationsPage.tsx',
      title: 'Donations',
      about: 'Every donation with its payments, receipts and refunds.',
    },
  ],
  under: 'overview',
  group: 'desk',
  references: [{ prefixes: ['R'], path: '/admin/donations', what: 'Donations' }],
};
