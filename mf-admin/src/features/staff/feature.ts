import type { AdminFeature } from '../../app/area/feature';

export const staff: AdminFeature = {
  id: 'staff',
  pages: [
    {
      id: 'staff',
      to: '/admin/staff',
      page: './features/staff/StaffPage.tsx',
      title: 'Staff',
      about: 'There is no page for staff yet.',
    },
  ],
  entry: { motif: 'side', noPageYet: true },
};
