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
    {
      id: 'monthly-gifts',
      to: '/admin/donations/monthly',
      page: './features/donations/gifts/MonthlyGiftsPage.tsx',
      title: 'Monthly gifts',
      about: 'Every monthly gift with its next day and the payments that failed.',
    },
  ],
  under: 'overview',
  group: 'desk',
  switches: {
    order: 3,
    height: 240,
    load: () => import('./ProjectSwitches').then((module) => module.ProjectSwitches),
  },
  references: [{ prefixes: ['R'], path: '/admin/donations', what: 'Donations' }],
};
