// Sample content: openings of the trumpet pieces, written as they sound.
import * as tunes from './tunes';
import type { Excerpts } from './types';

export const trumpet: Excerpts = {
  'Ode to Joy, from Symphony No. 9': tunes.odeToJoy,
  'Old Hundredth': tunes.oldHundredth,
  'When the Saints Go Marching In': tunes.saints,
  'Largo, from Symphony No. 9': tunes.largo,
  'Lullaby, Op. 49 No. 4': tunes.lullaby,
  'Tempus adest floridum': tunes.tempusAdest,
  'Nos Galan': {
    key: 'F',
    meter: '4/4',
    tempo: 138,
    mood: 'Allegro',
    melody: 'c3B A2G2 | F2G2 A2F2 | GABG A3G | F2E2 F4',
  },
  'Amazing Grace': tunes.amazingGrace,
  'Joy to the World': {
    key: 'D',
    meter: '2/4',
    tempo: 96,
    mood: 'Maestoso',
    melody: 'd2 c3/2B/ | A3 G | F2 E2 | D3 A | B3 B | c3 c | d4',
  },
  'Emperor’s Hymn, from String Quartet, Op. 76 No. 3': tunes.emperor,
  'Adeste fideles': {
    key: 'G',
    meter: '4/4',
    tempo: 112,
    mood: 'Maestoso',
    melody: 'G2 | G4 D2G2 | A4 D4 | B2A2 B2c2 | B4 A2',
  },
  'Pomp and Circumstance, March No. 1, trio': {
    key: 'G',
    meter: '4/4',
    tempo: 84,
    mood: 'Largamente',
    melody: 'g4 fg a2 | e4 d4 | c4 Bc d2 | A8',
  },
  'La donna è mobile, from Rigoletto': {
    key: 'Bb',
    meter: '3/8',
    tempo: 72,
    mood: 'Allegretto',
    melody: 'ddd | f3/2e/c | ccc | e3/2d/B',
  },
  'Nun danket alle Gott': {
    key: 'F',
    meter: '4/4',
    tempo: 96,
    mood: 'Maestoso',
    melody: 'c2 | c2c2 d2d2 | c6 A2 | B2A2 G2A2 | G4 F2',
  },
  'Eine kleine Nachtmusik, K. 525, first movement': {
    key: 'G',
    meter: '4/4',
    tempo: 120,
    mood: 'Allegro',
    melody: 'G2 zD G2 zD | GDGB d2 z2 | c2 zA c2 zA | cAFA D2 z2',
  },
  'Bridal Chorus, from Lohengrin': {
    key: 'Bb',
    meter: '2/4',
    tempo: 66,
    mood: 'Mässig bewegt',
    melody: 'F2 B3/2B/ | B4 | F2 c3/2A/ | B4',
  },
  'Galop infernal, from Orpheus in the Underworld': {
    key: 'C',
    meter: '2/4',
    tempo: 144,
    mood: 'Allegro',
    melody: 'C4 | DFED | G2 G2 | GAEF | D2 D2 | DFED | CcBA | GFED',
  },
};
