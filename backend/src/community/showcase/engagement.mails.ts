import { formatDate, formatMoney, formatPhone } from '@school/shared/format';
import type { engagements } from '../../platform/db/schema';
import { acknowledgement } from '../../platform/mail/acknowledgement';
import type { Block, Fact, Message } from '../../platform/mail/message';
import { musicLabel, occasionLabel } from './labels';

type Engagement = typeof engagements.$inferSelect;

export const toClient = (engagement: Engagement): Message =>
  acknowledgement({
    subject: `We have your request, ${engagement.reference}`,
    heading: 'We are finding performers for you',
    reference: engagement.reference,
    facts: chosenFacts(engagement),
    next: [
      'Within two working days we tell you who is free and what it costs. Nothing is booked, and you pay nothing, until you accept our offer.',
    ],
  });

export const toStaff = (engagement: Engagement): Message => ({
  subject: `Performers wanted on ${formatDate(engagement.date)}: ${occasionLabel(engagement.occasion)}, ${engagement.reference}`,
  replyTo: engagement.email,
  blocks: [
    { heading: 'Request for performers' },
    {
      facts: [
        ...wishFacts(engagement),
        { label: 'Name', value: engagement.name },
        ...fact('Organisation', engagement.organisation),
        { label: 'Email', value: engagement.email },
        { label: 'Phone', value: formatPhone(engagement.phone) },
      ],
    },
    ...messageOf(engagement),
    { text: 'If you reply to this email, your answer goes to the person who asked.' },
  ],
});

const wishFacts = (engagement: Engagement): Fact[] => [
  { label: 'Reference', value: engagement.reference },
  ...chosenFacts(engagement),
  { label: 'Place', value: engagement.place },
  ...fact('Requested performers', engagement.requestedPerformers.join(', ')),
];

/** Values chosen from our lists, and numbers. */
const chosenFacts = (engagement: Engagement): Fact[] => [
  { label: 'Occasion', value: occasionLabel(engagement.occasion) },
  { label: 'Day', value: `${formatDate(engagement.date)}, ${engagement.startTime.slice(0, 5)}` },
  { label: 'Music', value: musicLabel(engagement.music) },
  ...fact('Guests', engagement.guests?.toLocaleString('en-GB')),
  ...fact('Budget', engagement.budget === null ? null : formatMoney(engagement.budget)),
];

const fact = (label: string, value: string | null | undefined): Fact[] => (value ? [{ label, value }] : []);

const messageOf = ({ message }: Engagement): Block[] => (message ? [{ quote: message }] : []);
