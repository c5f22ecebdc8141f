// Sample content: what each age and grade band requires.
import { bandRules, type Band } from '@school/shared/competition';

interface BandTexts {
  /** Length of both pieces together, as text. */
  readonly length: string;
  /** What proves that the band is right. */
  readonly proof: string;
}

const lengths: Record<Band, string> = {
  '0-1': '2 to 5 minutes',
  '0-2': '2 to 6 minutes',
  '1-2': '3 to 6 minutes',
  '1-3': '3 to 7 minutes',
  '2-3': '4 to 7 minutes',
  '2-4': '4 to 8 minutes',
  '3+': '5 to 9 minutes',
  '3-4+': '5 to 9 minutes',
};

export const textsOf = (band: Band): BandTexts => ({
  length: lengths[band],
  proof: bandRules[band].certificate ?? 'No certificate is needed.',
});
