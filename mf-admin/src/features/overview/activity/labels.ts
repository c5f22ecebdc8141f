import type { Activity } from '../api';

type Kind = Activity['series'][number]['kind'];

/** What each series counts. */
export const seriesLabels: Readonly<Record<Kind, string>> = {
  registrations: 'Competition entries',
  lessons: 'Registrations for lessons',
  donations: 'Donations paid',
  tickets: 'Tickets paid',
  visits: 'Pages seen',
};
