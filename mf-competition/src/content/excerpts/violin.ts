// Sample content: openings of the violin pieces.
import * as tunes from './tunes';
import type { Excerpts } from './types';

export const violin: Excerpts = {
  'Ode to Joy, from Symphony No. 9': tunes.odeToJoy,
  '“Ah, vous dirai-je, Maman”, K. 265, theme': tunes.ahVousDirai,
  'Amazing Grace': tunes.amazingGrace,
  'Lullaby, Op. 49 No. 4': tunes.lullaby,
  'Minuet in G major, BWV Anh. 114': tunes.minuetInG,
  'Andante, from Symphony No. 94, theme': tunes.surprise,
  'Long, Long Ago': tunes.longAgo,
  'Auld Lang Syne': tunes.auldLangSyne,
  'Spring, RV 269, first movement': tunes.spring,
  'Eine kleine Nachtmusik, K. 525, first movement': {
    key: 'G',
    meter: '4/4',
    tempo: 126,
    mood: 'Allegro',
    melody: "g2 zd g2 zd | gdgb d'2 z2 | c'2 za c'2 za | c'afa d2 z2",
  },
  'Largo, from Symphony No. 9': tunes.largo,
  'Morning Mood, from Peer Gynt, Op. 46 No. 1': tunes.morningMood,
  'Canon in D, theme': tunes.canon,
  'Jesu, Joy of Man’s Desiring, from BWV 147': tunes.jesuJoy,
  'Scene, from Swan Lake, Op. 20': tunes.swanLake,
  'Hungarian Dance No. 5': tunes.hungarianDance,
};
