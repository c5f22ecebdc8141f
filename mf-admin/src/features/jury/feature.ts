import type { AdminFeature } from '../../app/area/feature';

export const jury: AdminFeature = {
  id: 'jury',
  pages: [
    {
      id: 'jury',
      to: '/admin/jury',
      page: './features/jury/JuryPage.tsx',
      title: 'Jury',
      about: 'Scores the entries of the Music Competition.',
      openTo: 'jury',
      inSentence: 'the jury’s page',
    },
  ],
  under: 'registrations',
  group: 'registrations',
};
