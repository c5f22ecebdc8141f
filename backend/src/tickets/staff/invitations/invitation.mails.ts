import { privateLink } from '@school/shared/private-links';
import { event } from '@school/shared/tickets';
import type { Message } from '../../../platform/mail/message';

interface Invited {
  code: string;
  name: string;
  sale: 'public' | 'pre-sale' | 'experiential';
  maxTickets: number;
}

const pages = { public: '', 'pre-sale': '/pre-sale', experiential: '/pre-sale-experiential' } as const;

export const invitationMail = ({ code, name, sale, maxTickets }: Invited, site: string): Message => ({
  subject: `Your invitation to ${event.name}`,
  blocks: [
    { heading: 'You are invited' },
    { text: `Dear ${name},` },
    {
      text: `With this code you can buy tickets for ${event.name} that we keep for you. It works for one order.`,
    },
    {
      facts: [
        { label: 'Your code', value: `${code.slice(0, 4)} ${code.slice(4)}` },
        {
          label: 'Tickets',
          value: maxTickets === 1 ? 'One' : `Up to ${maxTickets}`,
        },
      ],
    },
    {
      button: {
        label: 'Choose your tickets',
        url: privateLink(`${site}/mate-2025${pages[sale]}`, 'code', code),
      },
    },
  ],
});
