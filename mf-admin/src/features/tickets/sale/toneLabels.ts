import type { StaffTicketType } from '../api';

/** The colours of tickets. */
export const toneLabels: Readonly<Record<StaffTicketType['tone'], string>> = {
  rose: 'Rose',
  gold: 'Gold',
  sand: 'Sand',
  palm: 'Palm',
  indigo: 'Indigo',
};
