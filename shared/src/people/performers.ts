// Sample content: the performers with biographies, who are also the competition's jury.
import { contentDocument } from '../content';
import type { Person } from './person';

export const performers = contentDocument<readonly Person[]>('/content/shared/performers', [
  {
    name: 'Efua Sarpong',
    portrait: 'efua-sarpong',
    position: 'Pianist',
    biography:
      'Studied the piano in Accra and Cape Town. Plays in our chamber concerts, from Mozart to new works by Ghanaian composers.',
    syllables: 5,
    tone: 'palm',
    accents: ['gold', 'paper', 'clay'],
    socials: { facebook: 'https://www.facebook.com/example', twitter: 'https://x.com/example' },
  },
  {
    name: 'Kofi Asante',
    portrait: 'kofi-asante',
    position: 'Violinist',
    biography:
      'Led the violins of a youth orchestra in Accra. Plays in our string quartet, and coaches it before each concert.',
    syllables: 5,
    tone: 'wine',
    accents: ['gold', 'rose', 'clay'],
    socials: { facebook: 'https://www.facebook.com/example' },
  },
  {
    name: 'Dela Agbenyega',
    portrait: 'dela-agbenyega',
    position: 'Cellist',
    biography:
      'Learnt the cello here and studied it in Johannesburg. Plays the low voice of the quartet, and songs of Ephraim Amu alone.',
    syllables: 6,
    tone: 'sand',
    accents: ['wine', 'palm', 'clay'],
    socials: { linkedin: 'https://www.linkedin.com/in/example' },
  },
  {
    name: 'Kwame Tetteh',
    portrait: 'kwame-tetteh',
    position: 'Guitarist',
    biography:
      'Grew up with palm-wine guitar in Tema, and took his diploma in classical guitar. Plays both in one evening.',
    syllables: 4,
    tone: 'gold',
    accents: ['wine', 'clay', 'palm'],
    socials: { twitter: 'https://x.com/example' },
  },
  {
    name: 'Ama Lamptey',
    portrait: 'ama-lamptey',
    position: 'Saxophonist',
    biography:
      'Played the saxophone in dance bands for ten years. Leads our horn section and writes its parts.',
    syllables: 4,
    tone: 'indigo',
    accents: ['gold', 'rose', 'clay'],
    socials: { facebook: 'https://www.facebook.com/example' },
  },
  {
    name: 'Nana Yaw Ofosu',
    portrait: 'nana-yaw-ofosu',
    position: 'Trumpeter',
    biography:
      'Was a trumpeter in a military band. Opens our concerts with a fanfare, and has judged young players for many years.',
    syllables: 6,
    tone: 'ink',
    accents: ['clay', 'gold', 'rose'],
    socials: { twitter: 'https://x.com/example' },
  },
]);
