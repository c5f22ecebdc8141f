// Sample content: the question to guardians about pictures, beside the consent to take part.
import { school } from '../../site';

/**
 * The question whether photographs and recordings of a minor competitor may be published. The answer is stored with the
 * version of the text: increase it with every change of the text.
 */
export const pictureQuestion = {
  version: 1,
  question: 'May the school publish photographs and recordings of the competitor?',
  where: 'In the programme book and on the school’s own pages.',
  /** The answer is voluntary: nothing depends on it. */
  free: `The entry does not depend on the answer. You can change it at any time: write to ${school.email}.`,
  yes: 'Yes, they may be published',
  no: 'No, they may not be published',
} as const;
