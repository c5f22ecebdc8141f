import type { AdminFeature } from '../../app/area/feature';

export const content: AdminFeature = {
  id: 'content',
  pages: [
    {
      id: 'content',
      to: '/admin/content',
      page: './features/content/ContentPage.tsx',
      title: 'Texts of the site',
      about: 'Texts that change: questions, terms, job openings and people, with preview and history.',
    },
  ],
  under: 'overview',
  group: 'desk',
};
