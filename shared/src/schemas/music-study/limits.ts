/** Limits of the forms for lessons. */
export const musicStudyLimits = {
  messageMax: 3000,
  /** How long a trial lesson lasts, and how far staff's free times are apart. */
  trialMinutes: 30,
  /** A trial lesson is booked or moved at least so long before it begins: its teacher has to know. */
  trialNoticeHours: 12,
} as const;
