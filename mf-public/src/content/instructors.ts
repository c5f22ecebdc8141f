// Sample content: the instructors with biographies. For photographs see the README.
import { contentDocument } from '@school/shared/content';
import type { Person } from '@school/shared/people';

export const instructors = contentDocument<readonly Person[]>('/content/mf-public/instructors', [
  {
    name: 'Adwoa Boateng',
    position: 'Piano',
    biography: 'Teaches piano from the age of four, and plays in our chamber concerts.',
    syllables: 5,
    tone: 'gold',
    accents: ['wine', 'clay', 'palm'],
    socials: { linkedin: 'https://www.linkedin.com/in/example' },
  },
  {
    name: 'Edem Kpodo',
    position: 'Violin and early years',
    biography: 'Teaches violin and the Early Years classes. Students sing every piece before they play it.',
    syllables: 4,
    tone: 'palm',
    accents: ['gold', 'paper', 'clay'],
    socials: { linkedin: 'https://www.linkedin.com/in/example' },
  },
  {
    name: 'Naa Korkor Sowah',
    position: 'Cello and ensembles',
    biography: 'Teaches cello and leads the ensembles, from the first duet to the chamber concerts.',
    syllables: 5,
    tone: 'wine',
    accents: ['gold', 'rose', 'clay'],
    socials: { facebook: 'https://www.facebook.com/example' },
  },
  {
    name: 'Yaw Darko',
    position: 'Guitar',
    biography: 'Teaches classical and highlife guitar, and leads the guitar orchestra on Saturdays.',
    syllables: 3,
    tone: 'clayDeep',
    accents: ['paper', 'gold', 'ink'],
    socials: { facebook: 'https://www.facebook.com/example' },
  },
  {
    name: 'Mawuli Dogbe',
    position: 'Saxophone',
    biography: 'Teaches saxophone and improvising, and plays in a dance band at weekends.',
    syllables: 5,
    tone: 'indigo',
    accents: ['gold', 'rose', 'clay'],
    socials: { twitter: 'https://x.com/example' },
  },
  {
    name: 'Abena Osei',
    position: 'Trumpet and theory',
    biography: 'Teaches the trumpet and music theory. Helps students to prepare for examinations.',
    syllables: 5,
    tone: 'rose',
    accents: ['wine', 'clay', 'indigo'],
    socials: { linkedin: 'https://www.linkedin.com/in/example' },
  },
]);
