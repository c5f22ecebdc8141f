import type { Activity } from '../api';

type Kind = Activity['series'][number]['kind'];

/** Names of the series. */
export const seriesLabels: Readonly<Record<Kind, string>> = {
  registrations: 'Competition entries',
  lessons: 'Registrations for lessons',
  donations: 'Donations paid',
  tickets: 'Tickets paid',
  visits: 'Page views',
};
