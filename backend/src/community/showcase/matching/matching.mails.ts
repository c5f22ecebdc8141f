import { formatDate, formatWeekday } from '@school/shared/format';
import type { engagements, performers } from '../../../platform/db/schema';
import type { Fact, Message } from '../../../platform/mail/message';
import { musicLabel, occasionLabel } from '../labels';

type Engagement = typeof engagements.$inferSelect;
type Performer = Pick<typeof performers.$inferSelect, 'stageName' | 'contactName'>;
type News = 'offered' | 'accepted' | 'declined' | 'withdrawn';

const formatDay = ({ date }: Engagement) => `${formatWeekday(date)}, ${formatDate(date)}`;

/** Music, place and time; the client's contact data stay with the school. */
const factsOf = (engagement: Engagement, names: Fact[]): Fact[] => [
  ...names,
  { label: 'Occasion', value: occasionLabel(engagement.occasion) },
  { label: 'Day', value: formatDay(engagement) },
  { label: 'Time', value: `${engagement.startTime.slice(0, 5)} (Ghana time)` },
  { label: 'Place', value: engagement.place },
  { label: 'Music', value: musicLabel(engagement.music) },
  ...(engagement.guests ? [{ label: 'Guests', value: engagement.guests.toLocaleString('en-GB') }] : []),
  { label: 'Reference', value: engagement.reference },
];

const forPerformer: Readonly<Record<News, readonly [subject: string, text: string]>> = {
  offered: [
    'Would you play',
    'Would you like to play? Please reply yes or no to this email. The office arranges the rest.',
  ],
  accepted: [
    'You play',
    'Your performance is confirmed. The office will write to you about travel and the fee.',
  ],
  declined: ['You do not play', 'We have noted that you cannot play. Thank you for telling us.'],
  withdrawn: [
    'You are not needed',
    'We asked you to play, but you are not needed after all. We are sorry, and hope to ask you another time.',
  ],
};

const forClient: Readonly<Record<News, (name: string) => readonly [subject: string, text: string]>> = {
  offered: (name) => [
    `We have asked ${name}`,
    `We have asked ${name} to play, and we will tell you the answer.`,
  ],
  accepted: (name) => [
    `${name} plays for you`,
    `${name} plays for you. The office will write to you with the details.`,
  ],
  declined: (name) => [
    `${name} cannot play`,
    `${name} cannot play. We are looking for someone else and will tell you soon.`,
  ],
  withdrawn: (name) => [
    `Another plan than ${name}`,
    `${name} cannot play after all. We are looking for someone else and will tell you soon.`,
  ],
};

/** Writes the performer. @param replyTo where an answer goes */
export function performerMail(engagement: Engagement, news: News, replyTo: string): Message {
  const [subject, text] = forPerformer[news];
  return {
    subject: `${subject}: ${formatDay(engagement)} (${engagement.reference})`,
    replyTo,
    blocks: [
      { heading: `${subject} on ${formatDay(engagement)}${news === 'offered' ? '?' : ''}` },
      { text },
      { facts: factsOf(engagement, []) },
    ],
  };
}

/** Writes the client. @param replyTo where an answer goes */
export function clientMail(
  engagement: Engagement,
  { stageName }: Performer,
  news: News,
  replyTo: string,
): Message {
  const [subject, text] = forClient[news](stageName);
  return {
    subject: `${subject} (${engagement.reference})`,
    replyTo,
    blocks: [
      { heading: subject },
      { text },
      { facts: factsOf(engagement, [{ label: 'Performers', value: stageName }]) },
    ],
  };
}
