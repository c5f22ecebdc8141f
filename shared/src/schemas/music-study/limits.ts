/** Limits of the forms for lessons. */
export const musicStudyLimits = {
  messageMax: 3000,
  /** How long a trial lesson lasts, and how far staff's free times are apart. */
  trialMinutes: 30,
  /** How long a lesson of a course lasts (specification, section 9): two of those half hours. */
  lessonMinutes: 60,
  /** How many learn in one group. */
  groupMax: 6,
  /** A trial lesson is booked or moved at least so long before it begins: its teacher has to know. */
  trialNoticeHours: 12,
} as const;
