// Sample content: the leadership team with biographies. For photographs see the README.
import { contentDocument } from '@school/shared/content';
import type { Person } from '@school/shared/people';

export const leadership = contentDocument<readonly Person[]>('/content/mf-public/leadership', [
  {
    name: 'Akosua Mensah',
    portrait: 'akosua-mensah',
    position: 'Founder and director',
    biography:
      'Was an orchestra’s pianist for fifteen years, then founded the school. Still takes one beginner each year.',
    syllables: 6,
    tone: 'wine',
    accents: ['gold', 'rose', 'clay'],
    socials: { linkedin: 'https://www.linkedin.com/in/example' },
  },
  {
    name: 'Nii Armah Laryea',
    portrait: 'nii-armah-laryea',
    position: 'Head of strings',
    biography:
      'Played the violin in a national orchestra for twelve years. Leads the string ensemble and its open rehearsals.',
    syllables: 5,
    tone: 'gold',
    accents: ['wine', 'clay', 'palm'],
    socials: { linkedin: 'https://www.linkedin.com/in/example' },
  },
  {
    name: 'Esi Quansah',
    portrait: 'esi-quansah',
    position: 'Head of piano',
    biography:
      'Studied in Accra and London. Plays in half of our recitals, and is an examiner for graded music exams.',
    syllables: 4,
    tone: 'palm',
    accents: ['gold', 'paper', 'clay'],
    socials: { facebook: 'https://www.facebook.com/example' },
  },
  {
    name: 'Kwabena Ofori',
    portrait: 'kwabena-ofori',
    position: 'Head of brass and woodwind',
    biography: 'Played the trombone in a highlife band. Started the school’s graded courses for brass.',
    syllables: 6,
    tone: 'rose',
    accents: ['wine', 'clay', 'indigo'],
    socials: { linkedin: 'https://www.linkedin.com/in/example' },
  },
  {
    name: 'Selorm Agbeko',
    portrait: 'selorm-agbeko',
    position: 'Head of guitar',
    biography: 'Plays classical and palm-wine guitar, and has written down forty songs for the first time.',
    syllables: 5,
    tone: 'indigo',
    accents: ['gold', 'rose', 'clay'],
    socials: { twitter: 'https://x.com/example' },
  },
  {
    name: 'Naa Dei Tetteh',
    portrait: 'naa-dei-tetteh',
    position: 'Community and schools',
    biography: 'Taught music in public schools in Tema; takes our students and instruments to nine of them.',
    syllables: 4,
    tone: 'clayDeep',
    accents: ['paper', 'gold', 'ink'],
    socials: { facebook: 'https://www.facebook.com/example' },
  },
  {
    name: 'Yaa Frimpong',
    portrait: 'yaa-frimpong',
    position: 'Registrar',
    biography: 'Arranges lesson times, fees and trial lessons in both branches.',
    syllables: 3,
    tone: 'sand',
    accents: ['wine', 'palm', 'clay'],
    socials: { linkedin: 'https://www.linkedin.com/in/example' },
  },
  {
    name: 'Kojo Amissah',
    portrait: 'kojo-amissah',
    position: 'The music foundation',
    biography: 'Keeps the foundation’s accounts, and reports each year what was given and what it paid for.',
    syllables: 5,
    tone: 'ink',
    accents: ['clay', 'gold', 'rose'],
    socials: { linkedin: 'https://www.linkedin.com/in/example' },
  },
]);
