// Sample content: the leadership team.
import type { Person } from '@school/shared/people';

export const leadership: readonly Person[] = [
  {
    name: 'Akosua Mensah',
    position: 'Founder and director',
    syllables: 6,
    tone: 'wine',
    accents: ['gold', 'rose', 'clay'],
    socials: { linkedin: 'https://www.linkedin.com/in/example' },
  },
  {
    name: 'Nii Armah Laryea',
    position: 'Head of strings',
    syllables: 5,
    tone: 'gold',
    accents: ['wine', 'clay', 'palm'],
    socials: { linkedin: 'https://www.linkedin.com/in/example' },
  },
  {
    name: 'Esi Quansah',
    position: 'Head of piano',
    syllables: 4,
    tone: 'palm',
    accents: ['gold', 'paper', 'clay'],
    socials: { facebook: 'https://www.facebook.com/example' },
  },
  {
    name: 'Kwabena Ofori',
    position: 'Head of brass and woodwind',
    syllables: 6,
    tone: 'rose',
    accents: ['wine', 'clay', 'indigo'],
    socials: { linkedin: 'https://www.linkedin.com/in/example' },
  },
  {
    name: 'Selorm Agbeko',
    position: 'Head of guitar',
    syllables: 5,
    tone: 'indigo',
    accents: ['gold', 'rose', 'clay'],
    socials: { twitter: 'https://x.com/example' },
  },
  {
    name: 'Naa Dei Tetteh',
    position: 'Community and schools',
    syllables: 4,
    tone: 'clayDeep',
    accents: ['paper', 'gold', 'ink'],
    socials: { facebook: 'https://www.facebook.com/example' },
  },
  {
    name: 'Yaa Frimpong',
    position: 'Registrar',
    syllables: 3,
    tone: 'sand',
    accents: ['wine', 'palm', 'clay'],
    socials: { linkedin: 'https://www.linkedin.com/in/example' },
  },
  {
    name: 'Kojo Amissah',
    position: 'The music foundation',
    syllables: 5,
    tone: 'ink',
    accents: ['clay', 'gold', 'rose'],
    socials: { linkedin: 'https://www.linkedin.com/in/example' },
  },
];
