import type { ContactTopic } from '@school/shared/schemas/contact';
import { topicLabels } from '@school/shared/schemas/contact/labels';
import { referenceOf } from '../../platform/core/reference';
import type { contactMessages } from '../../platform/db/schema';
import { acknowledgement } from '../../platform/mail/acknowledgement';
import type { Message } from '../../platform/mail/message';

type Received = typeof contactMessages.$inferSelect;

/** Returns the label of a stored topic, or the topic itself when it is unknown. */
const labelOf = (topic: string): string => topicLabels[topic as ContactTopic] ?? topic;

const referenceFor = ({ submissionKey }: Received) => referenceOf('NOTE', submissionKey);

export const toSender = (received: Received): Message =>
  acknowledgement({
    subject: 'We have your message',
    heading: 'We have your message',
    reference: referenceFor(received),
    facts: [{ label: 'About', value: labelOf(received.topic) }],
    next: ['Thank you for writing to us. The right person replies within two working days.'],
  });

export const toStaff = (received: Received): Message => {
  const { topic, name, email, phone, message } = received;
  return {
    subject: `${labelOf(topic)}: ${name}`,
    replyTo: email,
    blocks: [
      { heading: 'A message from the website' },
      {
        facts: [
          { label: 'Reference', value: referenceFor(received) },
          { label: 'About', value: labelOf(topic) },
          { label: 'Name', value: name },
          { label: 'Email', value: email },
          ...(phone ? [{ label: 'Phone', value: phone }] : []),
        ],
      },
      { quote: message },
      { text: 'If you reply to this email, your answer goes to the person who wrote.' },
    ],
  };
};
