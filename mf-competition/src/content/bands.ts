// Sample content: what each age and grade band asks for.
import type { Band } from './repertoire/types';

interface BandTexts {
  /** Length of both pieces together, in words. */
  readonly length: string;
  /** What proves that the band is the right one. */
  readonly proof: string;
}

export const bandTexts: Record<Band, BandTexts> = {
  '0-1': { length: '2 to 5 minutes', proof: 'No certificate is needed.' },
  '0-2': { length: '2 to 6 minutes', proof: 'No certificate is needed.' },
  '1-2': { length: '3 to 6 minutes', proof: 'A grade certificate, or a line from your teacher.' },
  '1-3': { length: '3 to 7 minutes', proof: 'A grade certificate, or a line from your teacher.' },
  '2-3': { length: '4 to 7 minutes', proof: 'A grade certificate, or a line from your teacher.' },
  '2-4': { length: '4 to 8 minutes', proof: 'A grade certificate, or a line from your teacher.' },
  '3+': { length: '5 to 9 minutes', proof: 'A copy of your last grade certificate.' },
  '3-4+': { length: '5 to 9 minutes', proof: 'A copy of your last grade certificate.' },
};
