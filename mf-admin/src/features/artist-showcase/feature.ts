import type { AdminFeature } from '../../app/area/feature';

export const artistShowcase: AdminFeature = {
  id: 'artist-showcase',
  pages: [
    {
      id: 'artist-showcase',
      to: '/admin/artist-showcase',
      page: './features/artist-showcase/ArtistShowcasePage.tsx',
      title: 'Artist showcase',
      about: 'The school’s performers and their engagements.',
    },
  ],
  entry: { motif: 'half' },
  references: [
    { prefixes: ['PLAY'], path: '/admin/artist-showcase?view=pros', what: 'Performers' },
    { prefixes: ['BOOK'], path: '/admin/artist-showcase?view=engagements', what: 'Engagements' },
  ],
};
