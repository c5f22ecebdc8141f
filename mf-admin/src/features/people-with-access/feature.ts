import type { AdminFeature } from '../../app/area/feature';

export const peopleWithAccess: AdminFeature = {
  id: 'people-with-access',
  pages: [
    {
      id: 'access',
      to: '/admin/access',
      page: './features/people-with-access/PeopleWithAccessPage.tsx',
      title: 'People with access',
      about: 'Who has which role, when they were seen last, and the way to sign them out.',
    },
  ],
  under: 'overview',
  group: 'desk',
};
