import type { ContactTopic } from '@school/shared/schemas/contact';

const topicLabels: Readonly<Record<ContactTopic, string>> = {
  trial_lesson: 'A first lesson, free of charge',
  lessons: 'Lessons and fees',
  events: 'Concerts and events',
  giving: 'Giving and the foundation',
  something_else: 'Something else',
};

/** What one may write about, in the order of the list. */
export const topicOptions = Object.entries(topicLabels).map(([value, label]) => ({ value, label }));
