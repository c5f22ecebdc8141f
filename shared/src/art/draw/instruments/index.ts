import { cello } from './cello';
import { electricGuitar } from './electricGuitar';
import { guitar } from './guitar';
import { piano } from './piano';
import { saxophone } from './saxophone';
import { trumpet } from './trumpet';
import { violin } from './violin';

/** The six instruments of the school and the contemporary guitar of the competition. */
export type InstrumentName = 'piano' | 'violin' | 'cello' | 'guitar' | 'saxophone' | 'trumpet' | 'eguitar';

/** Draws each instrument around its own origin. `scope` makes its ids unique. */
export const instruments: Record<InstrumentName, (scope: string) => string> = {
  piano,
  violin,
  cello,
  guitar,
  saxophone,
  trumpet,
  eguitar: electricGuitar,
};

export const instrumentNames = Object.keys(instruments) as InstrumentName[];
