// Sample content.

/** What a guardian agrees to, continuing "the competitor …". */
export const guardianAgreesTo: readonly string[] = [
  'takes part in the auditions and in the later rounds, if they are chosen;',
  'comes with an adult, who stays in the building;',
  'is named in the programme and in published lists by first name and initial while under 18;',
  'plays for the judges. You also get their report.',
];
