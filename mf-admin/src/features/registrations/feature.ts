import type { AdminFeature } from '../../app/area/feature';
import { registrationPages } from './registrationPages';

export const registrations: AdminFeature = {
  id: 'registrations',
  pages: [
    registrationPages.entries,
    registrationPages.auditions,
    registrationPages.standings,
    registrationPages.print,
    registrationPages.paper,
    registrationPages.announcements,
    registrationPages.publications,
    registrationPages.settings,
  ],
  entry: { motif: 'hour' },
  group: 'registrations',
  actions: [
    {
      id: 'do:paper-entry',
      order: 3,
      label: 'Add an entry from paper',
      about: 'Registers a competitor who entered on paper',
      forStaff: true,
      run: ({ navigate }) => navigate(registrationPages.paper.to),
    },
  ],
  switches: {
    order: 1,
    height: 90,
    load: () => import('./settings/EntriesSwitches').then((module) => module.EntriesSwitches),
    loadAside: () => import('./settings/BesideSwitches').then((module) => module.BesideSwitches),
  },
  references: [{ prefixes: ['MC'], path: '/admin/registrations', what: 'Competition entries' }],
};
