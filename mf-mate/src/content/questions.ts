// Sample content: questions about the event.

import { contentDocument } from '@school/shared/content';

export interface TicketQuestion {
  readonly question: string;
  readonly answer: string;
}

export const questions = contentDocument<readonly TicketQuestion[]>('/content/mf-mate/questions', [
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
      'Yes. Transfer it by the private link in your mail, until the doors open: the new holder gets a ticket of their own.',
  },
  {
    question: 'Is there a place for children?',
    answer: 'Under fours come free on a lap. Everyone else needs a seat.',
  },
]);
