import type { LessonCategory } from '@school/shared/schemas/lessons';
import type { EngagementMusic, Occasion, PerformerPlace } from '@school/shared/schemas/showcase';

const categories: Record<LessonCategory, string> = {
  classical: 'Classical',
  contemporary: 'Contemporary',
};

const places: Record<PerformerPlace, string> = { accra: 'Accra', tema: 'Tema', elsewhere: 'Elsewhere' };

const occasions: Record<Occasion, string> = {
  wedding: 'Wedding',
  naming: 'Naming ceremony',
  memorial: 'Funeral or memorial',
  worship: 'Church or worship',
  company: 'Company event',
  school: 'School event',
  concert: 'Concert or festival',
  celebration: 'Birthday or private celebration',
  something_else: 'Another occasion',
};

const music: Record<EngagementMusic, string> = { ...categories, both: 'Classical and contemporary' };

/** The words for a stored value; one that is not known any more stands for itself. */
const wordsFrom =
  (words: Readonly<Record<string, string>>) =>
  (value: string): string =>
    words[value] ?? value;

export const categoryWords = wordsFrom(categories);
export const placeWords = wordsFrom(places);
export const occasionWords = wordsFrom(occasions);
export const musicWords = wordsFrom(music);
