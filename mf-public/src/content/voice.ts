// Sample content: what a parent says. The name is made up.
import { contentDocument } from '@school/shared/content';

export interface Voice {
  readonly words: string;
  readonly name: string;
  readonly who: string;
  /** Syllables of the name, one block of its strip each. */
  readonly syllables: number;
}

export const voice = contentDocument<Voice>('/content/mf-public/voice', {
  words: 'She used to count the minutes until practice was over. Now she counts the beats until it begins.',
  name: 'Maame Nyarko',
  who: 'Mother of a nine-year-old violinist',
  syllables: 4,
});
