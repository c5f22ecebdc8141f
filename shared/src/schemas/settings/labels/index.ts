// Shared by staff settings and the API, without the schemas, which load with the form.

/** Mail notifications that staff can choose, besides the school's mailbox, which receives all. */
export const staffMailTopics = [
  'messages',
  'lessons',
  'applications',
  'showcase',
  'challenge',
  'donations',
  'payments',
] as const;

export type StaffMailTopic = (typeof staffMailTopics)[number];
