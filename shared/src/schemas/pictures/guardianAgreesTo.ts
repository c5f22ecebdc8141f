// Sample content.

/** What a guardian agrees to, continuing "the competitor …". */
export const guardianAgreesTo: readonly string[] = [
  'takes part in the auditions and, if it comes to that, in the rounds after them;',
  'comes with an adult, who stays in the building;',
  'stands in the programme and in published lists by first name and initial while under age;',
  'is heard by the jury, whose report you get as well.',
];
