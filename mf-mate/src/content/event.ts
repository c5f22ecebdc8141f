// Sample content: the event and its box office.
export { evening, event } from '@school/shared/tickets';

/** Answers questions about tickets. */
export const boxOffice = {
  email: 'tickets@example.com',
  phone: '+233302000001',
  phoneLabel: '+233 30 200 0001',
  hours: 'Monday to Saturday, 09:00 to 17:00',
} as const;
