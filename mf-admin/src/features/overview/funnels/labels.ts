import type { Funnels } from '../api';

type Flow = Funnels['funnels'][number]['flow'];
type Step = Funnels['funnels'][number]['steps'][number]['step'];

/** Names of the funnels. */
export const flowLabels: Readonly<Record<Flow, string>> = {
  giving: 'Donating',
  tickets: 'Tickets of MATE 2025',
  competition: 'Entering the competition',
  lessons: 'Registering for lessons',
  contact: 'Contacting the school',
};

/** Names of the steps. */
export const stepLabels: Readonly<Record<Step, string>> = {
  seen: 'Viewed',
  begun: 'Started',
  sent: 'Sent',
  paid: 'Paid',
};
