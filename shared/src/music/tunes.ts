// Sample content: openings that several apps play.
import type { Excerpt } from './excerpt';

export const odeToJoy: Excerpt = {
  key: 'D',
  meter: '4/4',
  tempo: 120,
  mood: 'Allegro assai',
  melody: 'F2F2 G2A2 | A2G2 F2E2 | D2D2 E2F2 | F3E E4 | F2F2 G2A2 | A2G2 F2E2 | D2D2 E2F2 | E3D D4',
};

export const ahVousDirai: Excerpt = {
  key: 'C',
  meter: '2/4',
  tempo: 96,
  mood: 'Tema',
  melody: 'c2 c2 | g2 g2 | a2 a2 | g4 | f2 f2 | e2 e2 | d2 d2 | c4',
};

export const minuetInG: Excerpt = {
  key: 'G',
  meter: '3/4',
  tempo: 120,
  mood: 'Menuet',
  melody: 'd2 GABc | d2 G2 G2 | e2 cdef | g2 G2 G2 | c2 dcBA | B2 cBAG | F2 GABG | A6',
};

export const greensleeves: Excerpt = {
  key: 'Am',
  meter: '6/8',
  tempo: 84,
  mood: 'Andante',
  melody:
    'A | c2d e3/2f/e | d2B G3/2A/B | c2A A3/2^G/A | B2^G E2A | c2d e3/2f/e | d2B G3/2A/B | c3/2B/A ^G3/2^F/G | A3 A2',
};

export const lullaby: Excerpt = {
  key: 'C',
  meter: '3/4',
  tempo: 84,
  mood: 'Zart bewegt',
  melody: 'EE | G3E E2 | G4 EG | c2 B3A | A2 G2 DE | F3D DE | F4 DF | BA G2 B2 | c4',
};

export const largo: Excerpt = {
  key: 'C',
  meter: '4/4',
  tempo: 60,
  mood: 'Largo',
  melody: 'E3/2G/ G2 E3/2D/ C2 | D3/2E/ G3/2E/ D4 | E3/2G/ G2 E3/2D/ C2 | DE D3/2C/ C4',
};
