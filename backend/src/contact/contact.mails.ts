import type { ContactTopic } from '@school/shared/schemas/contact';
import { topicLabels } from '@school/shared/schemas/contact/labels';
import type { contactMessages } from '../db/schema';
import type { Message } from '../mail/message';

type Received = typeof contactMessages.$inferSelect;

/** The label of a stored topic; one that is not known any more stands for itself. */
const labelOf = (topic: string): string => topicLabels[topic as ContactTopic] ?? topic;

export const toSender = ({ name, message }: Received): Message => ({
  subject: 'We have your message',
  blocks: [
    { heading: 'We have your message' },
    { text: `Dear ${name},` },
    { text: 'thank you for writing. Somebody who knows the answer replies within two working days.' },
    { text: 'This is what you wrote:' },
    { quote: message },
  ],
});

export const toStaff = ({ topic, name, email, phone, message }: Received): Message => ({
  subject: `${labelOf(topic)}: ${name}`,
  replyTo: email,
  blocks: [
    { heading: 'A message from the website' },
    {
      facts: [
        { label: 'About', value: labelOf(topic) },
        { label: 'Name', value: name },
        { label: 'E-mail', value: email },
        ...(phone ? [{ label: 'Phone', value: phone }] : []),
      ],
    },
    { quote: message },
    { text: 'An answer to this mail goes to the person who wrote.' },
  ],
});
