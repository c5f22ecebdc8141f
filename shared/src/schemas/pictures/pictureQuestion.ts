// Sample content: what a guardian is asked about pictures, beside the consent to take part.
import { school } from '../../site';

/**
 * The question whether photographs and recordings of a competitor under age may be published. The answer is stored with
 * the version of the text that was answered: raise it with every change of the text.
 */
export const pictureQuestion = {
  version: 1,
  question: 'May the school publish photographs and recordings of the competitor?',
  where: 'In the programme book and on the school’s own pages.',
  /** It is asked freely: nothing depends on the answer. */
  free: `The entry does not depend on the answer. You can change it at any time: write to ${school.email}.`,
  yes: 'Yes, they may be published',
  no: 'No, they may not be published',
} as const;
