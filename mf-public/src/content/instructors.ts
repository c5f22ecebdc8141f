// Sample content: the instructors.
import type { Person } from '@school/shared/people';

export const instructors: readonly Person[] = [
  {
    name: 'Adwoa Boateng',
    position: 'Piano',
    syllables: 5,
    tone: 'gold',
    accents: ['wine', 'clay', 'palm'],
    socials: { linkedin: 'https://www.linkedin.com/in/example' },
  },
  {
    name: 'Edem Kpodo',
    position: 'Violin and early years',
    syllables: 4,
    tone: 'palm',
    accents: ['gold', 'paper', 'clay'],
    socials: { linkedin: 'https://www.linkedin.com/in/example' },
  },
  {
    name: 'Naa Korkor Sowah',
    position: 'Cello and ensembles',
    syllables: 5,
    tone: 'wine',
    accents: ['gold', 'rose', 'clay'],
    socials: { facebook: 'https://www.facebook.com/example' },
  },
  {
    name: 'Yaw Darko',
    position: 'Guitar',
    syllables: 3,
    tone: 'clayDeep',
    accents: ['paper', 'gold', 'ink'],
    socials: { facebook: 'https://www.facebook.com/example' },
  },
  {
    name: 'Mawuli Dogbe',
    position: 'Saxophone',
    syllables: 5,
    tone: 'indigo',
    accents: ['gold', 'rose', 'clay'],
    socials: { twitter: 'https://x.com/example' },
  },
  {
    name: 'Abena Osei',
    position: 'Trumpet and theory',
    syllables: 5,
    tone: 'rose',
    accents: ['wine', 'clay', 'indigo'],
    socials: { linkedin: 'https://www.linkedin.com/in/example' },
  },
];
