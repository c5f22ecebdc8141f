// Sample content: what may be played. Every work is in the public domain.
import type { InstrumentRepertoire } from './types';

export const violin: InstrumentRepertoire<'violin'> = {
  '0-2': {
    first: {
      A: [
        {
          title: 'See, the conqu’ring hero comes, from Judas Maccabaeus',
          composer: 'George Frideric Handel',
        },
        { title: 'Rondeau, from Abdelazer, Z. 570', composer: 'Henry Purcell' },
        { title: 'Ode to Joy, from Symphony No. 9', composer: 'Ludwig van Beethoven' },
      ],
      B: [
        { title: 'Hunters’ Chorus, from Der Freischütz', composer: 'Carl Maria von Weber' },
        { title: 'Rondo, Op. 22 No. 3', composer: 'Oskar Rieding' },
        { title: 'Waltz, Op. 39 No. 15', composer: 'Johannes Brahms' },
      ],
    },
    second: {
      A: [
        { title: 'Minuet in G major, BWV Anh. 114', composer: 'Christian Petzold' },
        { title: 'La Bourrée, from Terpsichore', composer: 'Michael Praetorius' },
      ],
      B: [
        { title: 'Long, Long Ago', composer: 'Thomas Haynes Bayly' },
        { title: 'Concertino in G major, Op. 11, first movement', composer: 'Ferdinand Küchler' },
      ],
    },
  },
  '2-4': {
    first: {
      A: [
        { title: 'Gavotte in D major', composer: 'François-Joseph Gossec' },
        { title: 'Minuet, from String Quintet, G. 275', composer: 'Luigi Boccherini' },
        { title: 'Concerto in A minor, RV 356, first movement', composer: 'Antonio Vivaldi' },
      ],
      B: [
        { title: 'Concerto in B minor, Op. 35, third movement', composer: 'Oskar Rieding' },
        { title: 'Chanson triste, Op. 40 No. 2', composer: 'Pyotr Ilyich Tchaikovsky' },
        { title: 'Air varié No. 1, Op. 89', composer: 'Charles Dancla' },
      ],
    },
    second: {
      A: [
        { title: 'Giga, from Sonata in A major, Op. 5 No. 9', composer: 'Arcangelo Corelli' },
        { title: 'Hornpipe, from Water Music, HWV 349', composer: 'George Frideric Handel' },
      ],
      B: [
        { title: 'Student Concerto No. 2 in G major, Op. 13, third movement', composer: 'Friedrich Seitz' },
        { title: 'Chanson de matin, Op. 15 No. 2', composer: 'Edward Elgar' },
      ],
    },
  },
};
