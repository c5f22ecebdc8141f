// Sample content: the repertoire. Every work is in the public domain.
import type { InstrumentRepertoire } from './types';

export const violin: InstrumentRepertoire<'violin'> = {
  '0-2': {
    first: {
      A: [
        { title: 'Ode to Joy, from Symphony No. 9', composer: 'Ludwig van Beethoven' },
        { title: '“Ah, vous dirai-je, Maman”, K. 265, theme', composer: 'Wolfgang Amadeus Mozart' },
      ],
      B: [
        { title: 'Amazing Grace', composer: 'Traditional, North America' },
        { title: 'Lullaby, Op. 49 No. 4', composer: 'Johannes Brahms' },
      ],
    },
    second: {
      A: [
        { title: 'Minuet in G major, BWV Anh. 114', composer: 'Christian Petzold' },
        { title: 'Andante, from Symphony No. 94, theme', composer: 'Joseph Haydn' },
      ],
      B: [
        { title: 'Long, Long Ago', composer: 'Thomas Haynes Bayly' },
        { title: 'Auld Lang Syne', composer: 'Traditional, Scotland' },
      ],
    },
  },
  '2-4': {
    first: {
      A: [
        { title: 'Spring, RV 269, first movement', composer: 'Antonio Vivaldi' },
        { title: 'Eine kleine Nachtmusik, K. 525, first movement', composer: 'Wolfgang Amadeus Mozart' },
      ],
      B: [
        { title: 'Largo, from Symphony No. 9', composer: 'Antonín Dvořák' },
        { title: 'Morning Mood, from Peer Gynt, Op. 46 No. 1', composer: 'Edvard Grieg' },
      ],
    },
    second: {
      A: [
        { title: 'Canon in D, theme', composer: 'Johann Pachelbel' },
        { title: 'Jesu, Joy of Man’s Desiring, from BWV 147', composer: 'Johann Sebastian Bach' },
      ],
      B: [
        { title: 'Scene, from Swan Lake, Op. 20', composer: 'Pyotr Ilyich Tchaikovsky' },
        { title: 'Hungarian Dance No. 5', composer: 'Johannes Brahms' },
      ],
    },
  },
};
