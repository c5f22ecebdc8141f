import type { AdminFeature } from '../../app/area/feature';

export const people: AdminFeature = {
  id: 'people',
  pages: [
    {
      id: 'people',
      to: '/admin/people',
      page: './features/people/PeoplePage.tsx',
      title: 'People',
      about: 'All records of one person.',
    },
  ],
  under: 'overview',
  group: 'desk',
  loadPeopleSearch: () => import('./findPeople'),
};
