// What the settings of staff and the API agree on, without the schemas, which come with the form.

/** What somebody of the staff can hear of by mail, beside the school's own mailbox, which hears of everything. */
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
