import type { AreaPage } from '../../app/area/feature';

/** The pages in the order of their tabs. The first is in the sidebar. */
export const registrationPages = {
  entries: {
    id: 'registrations',
    to: '/admin/registrations',
    label: 'Entries',
    title: 'Registrations',
    page: './features/registrations/entries/RegistrationsPage.tsx',
    about: 'Who has registered for the competition.',
  },
  auditions: {
    id: 'registrations-auditions',
    to: '/admin/registrations/auditions',
    label: 'Auditions',
    title: 'Audition times',
    page: './features/registrations/auditions/AuditionsPage.tsx',
    about: 'Audition times, and moving entries between them.',
  },
  standings: {
    id: 'registrations-standings',
    to: '/admin/registrations/standings',
    label: 'Standings',
    title: 'Standings',
    page: './features/registrations/standings/StandingsPage.tsx',
    about: 'Totals and places of a round, with ties and every score.',
  },
  print: {
    id: 'registrations-print',
    to: '/admin/registrations/print',
    label: 'Print',
    title: 'Competition printouts',
    page: './features/registrations/print/PrintPage.tsx',
    about: 'Programme, jury sheets and certificates, ready to print.',
  },
  paper: {
    id: 'registrations-paper',
    to: '/admin/registrations/paper',
    label: 'Paper entry',
    title: 'Paper entry',
    page: './features/registrations/paper-entry/PaperEntryPage.tsx',
    about: 'Adds an entry from paper.',
  },
  announcements: {
    id: 'registrations-announcements',
    to: '/admin/registrations/announcements',
    label: 'Announcements',
    title: 'Announcements',
    page: './features/registrations/announcements/AnnouncementsPage.tsx',
    about: 'Sends mail to a group of competitors.',
  },
  publications: {
    id: 'registrations-publications',
    to: '/admin/registrations/publications',
    label: 'Publications',
    title: 'Publications',
    page: './features/registrations/publications/PublicationsPage.tsx',
    about: 'Previews and publishes line-ups, results and awards.',
  },
  settings: {
    id: 'registrations-settings',
    to: '/admin/registrations/settings',
    label: 'Settings',
    title: 'Competition settings',
    page: './features/registrations/settings/CompetitionSettingsPage.tsx',
    about: 'Opens and closes entries, and sets their times.',
  },
} as const satisfies Record<string, AreaPage>;
