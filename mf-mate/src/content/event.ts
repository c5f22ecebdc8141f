// Sample content: the way to the evening, and who answers questions.
import { contentDocument } from '@school/shared/content';

export { evening, event } from '@school/shared/tickets';

export const gettingThere = contentDocument<readonly string[]>('/content/mf-mate/getting-there', [
  'Parking behind the hall from 16:30.',
  'The last shuttle to Tema leaves at 22:15.',
  'Level entrance on the left of the main steps; the stewards there know the way to the lift.',
]);

/** Who answers questions about tickets. */
export const boxOffice = {
  email: 'tickets@example.com',
  phone: '+233302000001',
  phoneLabel: '+233 30 200 0001',
  hours: 'Monday to Saturday, 09:00 to 17:00',
} as const;
