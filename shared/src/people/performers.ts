// Sample content: the performers, who are also the competition's jury.
import { contentDocument } from '../content';
import type { Person } from './person';

export const performers = contentDocument<readonly Person[]>('/content/shared/performers', [
  {
    name: 'Efua Sarpong',
    position: 'Pianist',
    syllables: 5,
    tone: 'palm',
    accents: ['gold', 'paper', 'clay'],
    socials: { facebook: 'https://www.facebook.com/example', twitter: 'https://x.com/example' },
  },
  {
    name: 'Kofi Asante',
    position: 'Violinist',
    syllables: 5,
    tone: 'wine',
    accents: ['gold', 'rose', 'clay'],
    socials: { facebook: 'https://www.facebook.com/example' },
  },
  {
    name: 'Dela Agbenyega',
    position: 'Cellist',
    syllables: 6,
    tone: 'sand',
    accents: ['wine', 'palm', 'clay'],
    socials: { linkedin: 'https://www.linkedin.com/in/example' },
  },
  {
    name: 'Kwame Tetteh',
    position: 'Guitarist',
    syllables: 4,
    tone: 'gold',
    accents: ['wine', 'clay', 'palm'],
    socials: { twitter: 'https://x.com/example' },
  },
  {
    name: 'Ama Lamptey',
    position: 'Saxophonist',
    syllables: 4,
    tone: 'indigo',
    accents: ['gold', 'rose', 'clay'],
    socials: { facebook: 'https://www.facebook.com/example' },
  },
  {
    name: 'Nana Yaw Ofosu',
    position: 'Trumpeter',
    syllables: 6,
    tone: 'ink',
    accents: ['clay', 'gold', 'rose'],
    socials: { twitter: 'https://x.com/example' },
  },
]);
