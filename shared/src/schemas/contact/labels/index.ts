import type { ContactTopic } from '../contact';

/** The labels of topics in the form and in mails; without the schema, which a page loads with its form. */
export const topicLabels: Readonly<Record<ContactTopic, string>> = {
  trial_lesson: 'A free trial lesson',
  lessons: 'Lessons and fees',
  bursary: 'A bursary',
  events: 'Concerts and events',
  giving: 'Giving and the foundation',
  something_else: 'Something else',
};
