/** Limits of the lesson forms. */
export const musicStudyLimits = {
  messageMax: 3000,
  /** The length of a trial lesson and the interval of available times. */
  trialMinutes: 30,
  /** The length of a course lesson (specification, section 9): two of these half hours. */
  lessonMinutes: 60,
  /** The maximum size of a group. */
  groupMax: 6,
  /** The notice that teachers need before a trial lesson that is booked or moved. */
  trialNoticeHours: 12,
} as const;
