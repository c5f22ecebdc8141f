import type { StaffTicketType } from '../api';

/** What the papers of tickets are called. */
export const toneLabels: Readonly<Record<StaffTicketType['tone'], string>> = {
  rose: 'Rose',
  gold: 'Gold',
  sand: 'Sand',
  palm: 'Palm',
  indigo: 'Indigo',
};
