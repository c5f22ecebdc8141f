import type { AdminFeature } from '../../app/area/feature';

export const helpers: AdminFeature = {
  id: 'helpers',
  pages: [
    {
      id: 'helpers',
      to: '/admin/helpers',
      page: './features/helpers/HelpersPage.tsx',
      title: 'Helpers',
      about: 'Volunteers and staff tools.',
    },
  ],
  entry: { motif: 'diam' },
};
