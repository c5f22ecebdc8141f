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
    answer: 'Show the QR code on your phone or on paper. Once opened, your tickets need no connection.',
  },
  {
    question: 'Can I give my ticket to someone else?',
    answer: 'Yes. Use the link in your email, until the ticket is used. The new holder gets a new ticket.',
  },
  {
    question: 'Can I return a ticket?',
    answer:
      'Yes, you get your money back, by the link in your email, until the ticket is used. If returns end sooner, the page of your tickets names the day. A table can only be returned as a whole. A ticket that you transferred cannot be returned. If you paid cash, come to the desk.',
  },
  {
    question: 'Is there a place for children?',
    answer: 'Children under four sit on a lap for free. Everyone else needs a seat.',
  },
]);
