import { formatPhone } from '@school/shared/format';
import type { performers } from '../../platform/db/schema';
import { acknowledgement } from '../../platform/mail/acknowledgement';
import type { Fact, Message } from '../../platform/mail/message';
import { categoryLabel, placeLabel } from './labels';

type Performer = typeof performers.$inferSelect;

export const toPerformer = ({ reference, category, place }: Performer): Message =>
  acknowledgement({
    subject: `We have your application, ${reference}`,
    heading: 'Thank you for applying to play here',
    reference,
    facts: [
      { label: 'Category', value: categoryLabel(category) },
      { label: 'Based in', value: placeLabel(place) },
    ],
    next: ['We listen to every recording ourselves. We write to you within three weeks, yes or no.'],
  });

export const toStaff = (performer: Performer): Message => ({
  subject: `Wants to perform: ${performer.stageName}, ${performer.reference}`,
  replyTo: performer.email,
  blocks: [
    { heading: 'New application to perform' },
    {
      facts: [
        ...musicFacts(performer),
        { label: 'Contact', value: performer.contactName },
        { label: 'Email', value: performer.email },
        { label: 'Phone', value: formatPhone(performer.phone) },
      ],
    },
    { quote: performer.about },
    { text: 'If you reply to this email, your answer goes to the contact.' },
  ],
});

const musicFacts = ({ reference, stageName, kind, category, place, recordings }: Performer): Fact[] => [
  { label: 'Reference', value: reference },
  { label: 'Stage name', value: stageName },
  { label: 'Plays', value: kind },
  { label: 'Category', value: categoryLabel(category) },
  { label: 'Based in', value: placeLabel(place) },
  ...recordings.map((link, at) => ({ label: `Recording ${at + 1}`, value: link })),
];
