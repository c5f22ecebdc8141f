import type { AdminFeature } from '../../app/area/feature';

export const content: AdminFeature = {
  id: 'content',
  pages: [
    {
      id: 'content',
      to: '/admin/content',
      page: './features/content/ContentPage.tsx',
      title: 'Texts of the site',
      about: 'Texts and facts that change: questions, terms, openings, people, with preview and history.',
    },
  ],
  under: 'overview',
  group: 'desk',
};
