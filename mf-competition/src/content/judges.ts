// Sample content: the jury of the Music Competition.
import type { PortraitTileProps } from '@school/shared/ui';

export type Judge = Pick<PortraitTileProps, 'name' | 'position' | 'syllables' | 'tone' | 'accents'>;

export const judges: readonly Judge[] = [
  { name: 'Adwoa Baiden', position: 'Piano', syllables: 4, tone: 'wine', accents: ['gold', 'rose', 'clay'] },
  {
    name: 'Emmanuel Tagoe',
    position: 'Violin',
    syllables: 6,
    tone: 'gold',
    accents: ['wine', 'clay', 'palm'],
  },
  {
    name: 'Dzifa Klutse',
    position: 'Classical guitar',
    syllables: 4,
    tone: 'palm',
    accents: ['gold', 'paper', 'clay'],
  },
  { name: 'Ebo Hagan', position: 'Trumpet', syllables: 4, tone: 'rose', accents: ['wine', 'clay', 'indigo'] },
  {
    name: 'Rita Sowah',
    position: 'Contemporary guitar',
    syllables: 4,
    tone: 'indigo',
    accents: ['gold', 'rose', 'clay'],
  },
  {
    name: 'Fiifi Ansah',
    position: 'Chair of the jury',
    syllables: 4,
    tone: 'clayDeep',
    accents: ['paper', 'gold', 'ink'],
  },
];
