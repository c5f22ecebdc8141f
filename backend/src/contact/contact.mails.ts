import type { ContactTopic } from '@school/shared/schemas/contact';
import type { contactMessages } from '../db/schema';
import type { Message } from '../mail/message';

type Received = typeof contactMessages.$inferSelect;

const topicWords: Record<ContactTopic, string> = {
  trial_lesson: 'A first lesson',
  lessons: 'Lessons and fees',
  events: 'Concerts and events',
  giving: 'Giving and the foundation',
  something_else: 'Something else',
};

const wordsOf = (topic: string): string => topicWords[topic as ContactTopic] ?? topic;

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
  subject: `${wordsOf(topic)}: ${name}`,
  replyTo: email,
  blocks: [
    { heading: 'A message from the website' },
    {
      facts: [
        { label: 'About', value: wordsOf(topic) },
        { label: 'Name', value: name },
        { label: 'E-mail', value: email },
        ...(phone ? [{ label: 'Phone', value: phone }] : []),
      ],
    },
    { quote: message },
    { text: 'An answer to this mail goes to the person who wrote.' },
  ],
});
