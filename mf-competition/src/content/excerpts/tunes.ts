// Sample content: openings that several instruments play.
import type { Excerpt } from '@school/shared/music';

export { ahVousDirai, greensleeves, largo, lullaby, minuetInG, odeToJoy } from '@school/shared/music';

export const surprise: Excerpt = {
  key: 'C',
  meter: '2/4',
  tempo: 84,
  mood: 'Andante',
  melody: 'ccee | gg e2 | ffdd | BB G2 | ccee | gg e2',
};

export const emperor: Excerpt = {
  key: 'G',
  meter: '4/4',
  tempo: 88,
  mood: 'Poco adagio, cantabile',
  melody: 'G3A B2A2 | c2B2 AF G2 | e2d2 c2B2 | A2 BG d4',
};

export const canon: Excerpt = {
  key: 'D',
  meter: '4/4',
  tempo: 66,
  mood: 'Sostenuto',
  melody: 'f2e2 d2c2 | B2A2 B2c2 | d2c2 B2A2 | G2F2 G2E2',
};

export const oldHundredth: Excerpt = {
  key: 'G',
  meter: '4/4',
  tempo: 108,
  mood: 'Maestoso',
  melody: 'G4 G2F2 | E2D2 G4 | A4 B4 | B4 B2B2 | A2G2 c4 | B4 A4',
};

export const tempusAdest: Excerpt = {
  key: 'G',
  meter: '4/4',
  tempo: 126,
  mood: 'Con moto',
  melody: 'G2G2 G2A2 | G2G2 D4 | E2D2 E2F2 | G4 G4',
};

export const spring: Excerpt = {
  key: 'E',
  meter: '4/4',
  tempo: 96,
  mood: 'Allegro',
  melody: 'e | ggg f/e/ b3 b/a/ | ggg f/e/ b3 b/a/ | g a/b/ ag f2 z2',
};

export const jesuJoy: Excerpt = {
  key: 'G',
  meter: '9/8',
  tempo: 108,
  mood: 'Con moto',
  melody: 'zGA Bdc ced | dgf gdB GAB | cde dcB ABG | FGA DFA cBA',
};

export const andanteGrazioso: Excerpt = {
  key: 'A',
  meter: '6/8',
  tempo: 60,
  mood: 'Andante grazioso',
  melody: 'c3/2d/c e2e | B3/2c/B d2d | A2A B2B | c2e dcB',
};

export const bourree: Excerpt = {
  key: 'Em',
  meter: '4/4',
  tempo: 132,
  mood: 'Bourrée',
  melody: 'ef | g2 fe ^d2 ef | B2 ^c^d e2 =d=c | B2 AG F2 GA | BAGF E2',
};

export const furElise: Excerpt = {
  key: 'Am',
  meter: '3/8',
  unit: 16,
  tempo: 66,
  mood: 'Poco moto',
  melody: 'e^d | e^de B=dc | A2 z CEA | B2 z E^GB | c2 z Ee^d | e^de B=dc | A2 z CEA | B2 z EcB | A4',
};

export const allaTurca: Excerpt = {
  key: 'Am',
  meter: '2/4',
  unit: 16,
  tempo: 116,
  mood: 'Allegretto',
  melody: "BA^GA | c2z2 dcBc | e2z2 fe^de | ba^ga ba^ga | c'4 a2c'2",
};

export const amazingGrace: Excerpt = {
  key: 'G',
  meter: '3/4',
  tempo: 92,
  mood: 'Andante',
  melody: 'D2 | G4 BG | B4 A2 | G4 E2 | D4 D2 | G4 BG | B4 A2 | d6',
};

export const saints: Excerpt = {
  key: 'C',
  meter: '4/4',
  tempo: 168,
  mood: 'March',
  melody: 'C2 E2F2 | G8 | z2C2 E2F2 | G8 | z2C2 E2F2 | G4 E4 | C4 E4 | D8',
};

export const scarboroughFair: Excerpt = {
  key: 'Am',
  meter: '3/4',
  tempo: 116,
  mood: 'Andante',
  melody: 'A4 A2 | e4 e2 | B3c B2 | A6 | z2 e2 g2 | a4 g2 | e2 ^f2 d2 | e6',
};

export const auldLangSyne: Excerpt = {
  key: 'F',
  meter: '4/4',
  tempo: 104,
  mood: 'Andante',
  melody: 'C2 | F3F F2A2 | G3F G2A2 | F3F A2c2 | d6 d2 | c3A A2F2 | G3F G2A2 | F3D D2C2 | F6',
};

export const sakura: Excerpt = {
  key: 'Am',
  meter: '4/4',
  tempo: 84,
  mood: 'Moderato',
  melody: 'A2A2 B4 | A2A2 B4 | A2B2 c2B2 | A2 BA F4 | E2C2 E2F2 | E2 EC B,4',
};

export const korobeiniki: Excerpt = {
  key: 'Am',
  meter: '4/4',
  tempo: 138,
  mood: 'Allegro',
  melody: 'e2 Bc d2 cB | A2 Ac e2 dc | B3c d2e2 | c2A2 A4 | z d2 f a2 gf | e3c e2 dc | B2 Bc d2e2 | c2A2 A4',
};

export const morningMood: Excerpt = {
  key: 'E',
  meter: '6/8',
  tempo: 84,
  mood: 'Allegretto pastorale',
  melody: "bgf efg | bgf e f/g/f/g/ | bgb c'gc' | bgf e3",
};

export const moldau: Excerpt = {
  key: 'Em',
  meter: '6/8',
  tempo: 120,
  mood: 'Allegro commodo non agitato',
  melody: 'B, | E2F G2A | B3 B3 | c3 c3 | B4',
};

export const swanLake: Excerpt = {
  key: 'Bm',
  meter: '4/4',
  tempo: 84,
  mood: 'Moderato',
  melody: 'f4 Bcde | f3d f3d | f3B dBGd | B8',
};

export const mountainKing: Excerpt = {
  key: 'Bm',
  meter: '4/4',
  tempo: 126,
  mood: 'Alla marcia e molto marcato',
  melody: 'B,CDE FD F2 | ^EC E2 =E=C E2 | B,CDE FDFB | AFDF A4',
};

export const entertainer: Excerpt = {
  key: 'C',
  meter: '2/4',
  unit: 16,
  tempo: 72,
  mood: 'Not fast',
  melody:
    'D^D | E c2 E c2 Ec- | c4 zcd^d | ecd e2 B d2 | c6 D^D | E c2 E c2 Ec- | c4 zAG^F | Ac e2 dcAd- | d4',
};

export const granVals: Excerpt = {
  key: 'A',
  meter: '3/4',
  tempo: 138,
  mood: 'Vals',
  melody: 'ed F2 G2 | cB D2 E2 | BA C2 E2 | A6',
};

export const hungarianDance: Excerpt = {
  key: 'Gm',
  meter: '2/4',
  tempo: 104,
  mood: 'Allegro',
  melody: 'D3 G | B3 G | ^F3/2G/ A2 | G4',
};

export const longAgo: Excerpt = {
  key: 'G',
  meter: '4/4',
  tempo: 104,
  mood: 'Moderato',
  melody: 'G2 GA B2 Bc | d2 ed B4 | d2 cB A4 | c2 BA G4',
};
