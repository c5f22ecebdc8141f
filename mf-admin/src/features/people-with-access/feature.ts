import type { AdminFeature } from '../../app/area/feature';

export const peopleWithAccess: AdminFeature = {
  id: 'people-with-access',
  pages: [
    {
      id: 'access',
      to: '/admin/access',
      page: './features/people-with-access/PeopleWithAccessPage.tsx',
      title: 'People with access',
      about: 'Who has which role and when they were last seen, with a button to sign them out.',
    },
  ],
  under: 'overview',
  group: 'desk',
};
