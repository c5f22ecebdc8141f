// Sample content: what pupils and parents say. Names are made up.
import type { Pigment } from '@school/shared/theme';

export interface Voice {
  readonly words: string;
  readonly name: string;
  readonly who: string;
  /** Syllables of the name, one block of its strip each. */
  readonly syllables: number;
  readonly accents: readonly Pigment[];
}

export const voices: readonly [Voice, ...Voice[]] = [
  {
    words: 'She used to count the minutes until practice was over. Now she counts the beats until it begins.',
    name: 'Maame Nyarko',
    who: 'Mother of a nine-year-old violinist',
    syllables: 4,
    accents: ['wine', 'palm', 'indigo'],
  },
  {
    words: 'I was fifty-one and had never read a note. At the recital my grandson turned the pages for me.',
    name: 'Kweku Baidoo',
    who: 'Adult Study, piano',
    syllables: 4,
    accents: ['indigo', 'wine', 'gold'],
  },
  {
    words: 'My teacher plays on the same stage as me. You work differently when you have heard that.',
    name: 'Dzifa Agbenu',
    who: 'Junior Conservatory, trumpet, grade 4',
    syllables: 5,
    accents: ['palm', 'clay', 'wine'],
  },
];
