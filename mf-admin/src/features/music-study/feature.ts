import type { AdminFeature } from '../../app/area/feature';

export const musicStudy: AdminFeature = {
  id: 'music-study',
  pages: [
    {
      id: 'music-study',
      to: '/admin/music-study',
      page: './features/music-study/MusicStudyPage.tsx',
      title: 'Music study',
      about: 'Registrations for lessons.',
    },
  ],
  entry: { motif: 'keys' },
  references: [{ prefixes: ['LEARN'], path: '/admin/music-study', what: 'Lessons' }],
};
