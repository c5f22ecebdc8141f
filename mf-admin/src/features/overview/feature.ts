import { importChunk } from '@school/shared';
import type { AdminFeature } from '../../app/area/feature';

export const overview: AdminFeature = {
  id: 'overview',
  pages: [
    {
      id: 'overview',
      to: '/admin/overview',
      page: './features/overview/OverviewPage.tsx',
      title: 'Overview',
      about: 'Live numbers of the school, and what needs attention.',
    },
  ],
  entry: { motif: 'chek' },
  actions: [
    {
      id: 'do:answer-next',
      order: 1,
      label: 'Answer the next enquiry',
      about: 'Opens the enquiry that has waited longest',
      forStaff: true,
      run: async (context) => {
        const load = () => import('./matters/answerNext');
        const { answerNext } = await importChunk('answer next', load);
        await answerNext(context);
      },
    },
  ],
};
