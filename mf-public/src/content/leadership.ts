// Sample content: the leadership team with biographies. For photographs see the README.
import { contentDocument } from '@school/shared/content';
import type { Person } from '@school/shared/people';

export const leadership = contentDocument<readonly Person[]>('/content/mf-public/leadership', [
  {
    name: 'Akosua Mensah',
    position: 'Founder and director',
    biography:
      'Founded the school after fifteen years as an orchestral pianist, and still takes one beginner each year.',
    syllables: 6,
    tone: 'wine',
    accents: ['gold', 'rose', 'clay'],
    socials: { linkedin: 'https://www.linkedin.com/in/example' },
  },
  {
    name: 'Nii Armah Laryea',
    position: 'Head of strings',
    biography:
      'Violinist of a national orchestra for twelve years; leads the string ensemble and its open rehearsals.',
    syllables: 5,
    tone: 'gold',
    accents: ['wine', 'clay', 'palm'],
    socials: { linkedin: 'https://www.linkedin.com/in/example' },
  },
  {
    name: 'Esi Quansah',
    position: 'Head of piano',
    biography:
      'Studied in Accra and London, accompanies half of our recitals and examines for the graded standard.',
    syllables: 4,
    tone: 'palm',
    accents: ['gold', 'paper', 'clay'],
    socials: { facebook: 'https://www.facebook.com/example' },
  },
  {
    name: 'Kwabena Ofori',
    position: 'Head of brass and woodwind',
    biography:
      'Trombonist of a highlife band, then its arranger; brought brass into the school’s graded courses.',
    syllables: 6,
    tone: 'rose',
    accents: ['wine', 'clay', 'indigo'],
    socials: { linkedin: 'https://www.linkedin.com/in/example' },
  },
  {
    name: 'Selorm Agbeko',
    position: 'Head of guitar',
    biography:
      'Plays classical and palm-wine guitar, and has written down forty songs that nobody had on paper.',
    syllables: 5,
    tone: 'indigo',
    accents: ['gold', 'rose', 'clay'],
    socials: { twitter: 'https://x.com/example' },
  },
  {
    name: 'Naa Dei Tetteh',
    position: 'Community and schools',
    biography: 'Taught music in public schools in Tema; takes our pupils and instruments into nine of them.',
    syllables: 4,
    tone: 'clayDeep',
    accents: ['paper', 'gold', 'ink'],
    socials: { facebook: 'https://www.facebook.com/example' },
  },
  {
    name: 'Yaa Frimpong',
    position: 'Registrar',
    biography:
      'Knows every timetable in both branches: places, fees and first half hours are arranged with her.',
    syllables: 3,
    tone: 'sand',
    accents: ['wine', 'palm', 'clay'],
    socials: { linkedin: 'https://www.linkedin.com/in/example' },
  },
  {
    name: 'Kojo Amissah',
    position: 'The music foundation',
    biography: 'Keeps the foundation’s books, and reports each year what was given and what it paid for.',
    syllables: 5,
    tone: 'ink',
    accents: ['clay', 'gold', 'rose'],
    socials: { linkedin: 'https://www.linkedin.com/in/example' },
  },
]);
