// Sample content: the way to the evening, and who answers questions.

export { event } from '@school/shared/tickets';

export const gettingThere = [
  'Parking behind the hall from 16:30.',
  'The last shuttle to Tema leaves at 22:15.',
  'Level entrance on the left of the main steps; the stewards there know the way to the lift.',
] as const;

/** Who answers questions about tickets. */
export const boxOffice = {
  email: 'tickets@example.com',
  phone: '+233302000001',
  phoneLabel: '+233 30 200 0001',
  hours: 'Monday to Saturday, 09:00 to 17:00',
} as const;

export const questions = [
  {
    question: 'Can I pay with mobile money?',
    answer: 'Yes: MTN, Telecel and AT, or any card. Your seats are held while you approve it on your phone.',
  },
  {
    question: 'How do I get in?',
    answer:
      'By the QR code on your phone, or printed. The tickets open without a connection once you have opened them.',
  },
  {
    question: 'Can I give my ticket to somebody else?',
    answer:
      'Yes. Give it on by the private link in your mail, until the doors open: the new holder gets a ticket of their own.',
  },
  {
    question: 'Is there a place for children?',
    answer: 'Under fours come free on a lap. Everyone else needs a seat.',
  },
] as const;

/** Who stands behind the evening; `motif` is the block that holds the place of a logo. */
export const sponsors = [
  { name: 'Sponsor one', motif: 'note' },
  { name: 'Sponsor two', motif: 'half' },
  { name: 'Sponsor three', motif: 'hour' },
  { name: 'Sponsor four', motif: 'step' },
] as const;
