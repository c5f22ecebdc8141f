import type { AdminFeature } from '../../app/area/feature';

export const schedule: AdminFeature = {
  id: 'schedule',
  pages: [
    {
      id: 'schedule',
      to: '/admin/schedule',
      page: './features/schedule/SchedulePage.tsx',
      title: 'Schedule',
      about: 'There is no page for the schedule yet.',
    },
  ],
  entry: { motif: 'bars', noPageYet: true },
};
