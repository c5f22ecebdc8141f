// Sample content: the hours of the parts of a day.
export const hoursOfParts = {
  morning: 'before 12:00',
  afternoon: '12:00 to 16:00',
  evening: 'after 16:00',
} as const;
