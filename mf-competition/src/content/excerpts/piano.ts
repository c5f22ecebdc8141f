// Sample content: openings of the piano pieces; melodies alone where they are arrangements.
import * as tunes from './tunes';
import type { Excerpts } from './types';

export const piano: Excerpts = {
  '“Ah, vous dirai-je, Maman”, K. 265, theme': {
    ...tunes.ahVousDirai,
    under: 'C,2 C2 | E2 C2 | F2 C2 | E2 C2 | D2 B,2 | C2 A,2 | F,2 G,2 | C,4',
  },
  'Andante, from Symphony No. 94, theme': tunes.surprise,
  'Lullaby, Op. 49 No. 4': tunes.lullaby,
  'Long, Long Ago': tunes.longAgo,
  'Ode to Joy, from Symphony No. 9': tunes.odeToJoy,
  'Old Hundredth': tunes.oldHundredth,
  'Silent Night': {
    key: 'C',
    meter: '6/8',
    tempo: 72,
    mood: 'Moderato',
    melody: 'G3/2A/G E3 | G3/2A/G E3 | d2d B3 | c2c G3 | A2A c3/2B/A | G3/2A/G E3 | A2A c3/2B/A | G3/2A/G E3',
  },
  'Largo, from Symphony No. 9': tunes.largo,
  'Minuet in G major, BWV Anh. 114': {
    ...tunes.minuetInG,
    under: '[G,B,D]4 A,2 | B,6 | C6 | B,6 | A,6 | G,6 | D2 B,2 G,2 | D2 D,CB,A,',
  },
  'Arabesque, Op. 100 No. 2': {
    key: 'Am',
    meter: '2/4',
    unit: 16,
    tempo: 126,
    mood: 'Allegro scherzando',
    melody: 'z8 | z8 | ABcB A2z2 | ABcd e2z2',
    under:
      '[A,CE]2[A,CE]2 [A,CE]2[A,CE]2 | [A,CE]2[A,CE]2 [A,CE]2[A,CE]2 | [A,CE]2[A,CE]2 [A,CE]2[A,CE]2 | [A,CE]2[A,CE]2 [A,CE]2[A,CE]2',
  },
  'Morning Mood, from Peer Gynt, Op. 46 No. 1': tunes.morningMood,
  'The Entertainer': tunes.entertainer,
  'Minuet in G minor, BWV Anh. 115': {
    key: 'Gm',
    meter: '3/4',
    tempo: 116,
    mood: 'Menuet',
    melody: 'b2 a2 g2 | a2 d2 d2 | g2 GABc | d6',
  },
  'Jesu, Joy of Man’s Desiring, from BWV 147': tunes.jesuJoy,
  'Scene, from Swan Lake, Op. 20': tunes.swanLake,
  'The Blue Danube, Op. 314, first waltz': {
    key: 'D',
    meter: '3/4',
    tempo: 152,
    mood: 'Tempo di valse',
    melody: 'D2 | D2 F2 A2 | A4 a2 | a2 z2 f2 | f2 z2 D2 | D2 F2 A2 | A4 a2 | a2 z2 g2 | g4',
  },
  'Invention No. 1 in C major, BWV 772': {
    key: 'C',
    meter: '4/4',
    unit: 16,
    tempo: 72,
    mood: 'Moderato',
    melody: 'zCDE FDEC G2c2 B2c2 | dGAB cABG d2g2 f2g2 | eagf egfa gfed cedf | edcB AcBd cBAG ^FAGB',
    under:
      'z8 zC,D,E, F,D,E,C, | G,2G,,2 z4 zG,A,B, CA,B,G, | C2B,2 C2D2 E2G,2 A,2B,2 | C2E,2 ^F,2G,2 A,2B,2 C4',
  },
  'Prelude in C major, BWV 846': {
    key: 'C',
    meter: '4/4',
    unit: 16,
    tempo: 69,
    mood: 'Moderato',
    melody: 'CEGc eGce CEGc eGce | CDAd fAdf CDAd fAdf | B,DGd fGdf B,DGd fGdf | CEGc eGce CEGc eGce',
  },
  'Sonata in C major, K. 545, first movement': {
    key: 'C',
    meter: '4/4',
    tempo: 126,
    mood: 'Allegro',
    melody: "c4 e2g2 | B3 c/d/ c2z2 | a4 g2c'2 | g2f2 e2z2",
    under: 'CGEG CGEG | DGFG CGEG | CAFA CGEG | B,GDG CGEG',
    underClef: 'G',
  },
  'Gymnopédie No. 1': {
    key: 'D',
    meter: '3/4',
    tempo: 78,
    mood: 'Lent et douloureux',
    melody: 'z6 | z6 | z6 | z6 | z2 f2 a2 | g2 f2 c2 | B2 c2 d2 | A6',
    under:
      'G,,2 [B,DF]4 | D,,2 [A,CF]4 | G,,2 [B,DF]4 | D,,2 [A,CF]4 | G,,2 [B,DF]4 | D,,2 [A,CF]4 | G,,2 [B,DF]4 | D,,2 [A,CF]4',
  },
  'Prelude in E minor, Op. 28 No. 4': {
    key: 'Em',
    meter: '4/4',
    tempo: 72,
    mood: 'Largo',
    melody: "B3/2b/ | b6 c'2 | b6 c'2 | b6 c'2 | b6 _b2 | a6 b2",
  },
  'Für Elise, WoO 59': {
    ...tunes.furElise,
    under: 'z2 | z6 | A,,E,A,z3 | E,,E,^G,z3 | A,,E,A,z3 | z6 | A,,E,A,z3 | E,,E,^G,z3 | A,,E,A,z',
  },
  'Rondo alla turca, from Sonata, K. 331': {
    ...tunes.allaTurca,
    under: 'z4 | A,2[CE]2 [CE]2[CE]2 | A,2[CE]2 [CE]2[CE]2 | A,2[CE]2 A,2[CE]2 | A,2[CE]2 [CE]2[CE]2',
  },
  'Sonata in C sharp minor, Op. 27 No. 2, first movement': {
    key: 'C#m',
    meter: '4/4',
    tempo: 60,
    mood: 'Adagio sostenuto',
    melody:
      '(3G,CE (3G,CE (3G,CE (3G,CE | (3G,CE (3G,CE (3G,CE (3G,CE | (3A,CE (3A,CE (3A,=DF (3A,DF | (3G,^B,F (3G,CE (3G,CD (3F,B,D',
    under: '[C,,C,]8 | [B,,,B,,]8 | [A,,,A,,]4 [F,,,F,,]4 | [G,,,G,,]8',
  },
  'Hungarian Dance No. 5': tunes.hungarianDance,
  'In the Hall of the Mountain King, Op. 46 No. 4': tunes.mountainKing,
};
