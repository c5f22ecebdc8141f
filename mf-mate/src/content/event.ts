// Sample content: the evening, and who answers questions.
export { evening, event } from '@school/shared/tickets';

/** Who answers questions about tickets. */
export const boxOffice = {
  email: 'tickets@example.com',
  phone: '+233302000001',
  phoneLabel: '+233 30 200 0001',
  hours: 'Monday to Saturday, 09:00 to 17:00',
} as const;
