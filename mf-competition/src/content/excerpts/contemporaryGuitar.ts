// Sample content: openings of the pieces for contemporary guitar, written an octave above what sounds.
import * as tunes from './tunes';
import type { Excerpts } from './types';

export const contemporaryGuitar: Excerpts = {
  'Canon in D, theme': tunes.canon,
  'Ode to Joy, from Symphony No. 9': tunes.odeToJoy,
  'In the Hall of the Mountain King, theme': tunes.mountainKing,
  'When the Saints Go Marching In': tunes.saints,
  'Scarborough Fair': tunes.scarboroughFair,
  'Minuet in G major, BWV Anh. 114': tunes.minuetInG,
  Greensleeves: tunes.greensleeves,
  'Amazing Grace': tunes.amazingGrace,
  'Drunken Sailor': {
    key: 'Am',
    meter: '4/4',
    tempo: 144,
    mood: 'Shanty',
    melody: 'A2 AA A2 AA | A2D2 F2A2 | G2 GG G2 GG | G2C2 E2G2 | A2 AA A2 AA | A2B2 c2d2 | c2A2 G2E2 | D4 D4',
  },
  'Bourrée in E minor, BWV 996': tunes.bourree,
  'Caprice No. 24, theme': {
    key: 'Am',
    meter: '2/4',
    unit: 16,
    tempo: 92,
    mood: 'Quasi presto',
    melody: 'A3A AcBA | e3E E^G^FE | A3A AcBA | e3E E^G^FE',
  },
  'The Entertainer': tunes.entertainer,
  Korobeiniki: tunes.korobeiniki,
  'Rondo alla turca, from Sonata, K. 331': tunes.allaTurca,
  'Spring, RV 269, first movement': tunes.spring,
  Sakura: tunes.sakura,
  'Auld Lang Syne': tunes.auldLangSyne,
};
