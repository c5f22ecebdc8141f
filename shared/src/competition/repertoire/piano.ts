// Sample content: the repertoire. Every work is in the public domain.
import type { InstrumentRepertoire } from './types';

export const piano: InstrumentRepertoire<'piano'> = {
  '0-1': {
    first: {
      A: [
        { title: '“Ah, vous dirai-je, Maman”, K. 265, theme', composer: 'Wolfgang Amadeus Mozart' },
        { title: 'Andante, from Symphony No. 94, theme', composer: 'Joseph Haydn' },
      ],
      B: [
        { title: 'Lullaby, Op. 49 No. 4', composer: 'Johannes Brahms' },
        { title: 'Long, Long Ago', composer: 'Thomas Haynes Bayly' },
      ],
    },
    second: {
      A: [
        { title: 'Ode to Joy, from Symphony No. 9', composer: 'Ludwig van Beethoven' },
        { title: 'Old Hundredth', composer: 'Louis Bourgeois' },
      ],
      B: [
        { title: 'Silent Night', composer: 'Franz Xaver Gruber' },
        { title: 'Largo, from Symphony No. 9', composer: 'Antonín Dvořák' },
      ],
    },
  },
  '1-3': {
    first: {
      A: [
        { title: 'Minuet in G major, BWV Anh. 114', composer: 'Christian Petzold' },
        { title: 'Arabesque, Op. 100 No. 2', composer: 'Friedrich Burgmüller' },
        { title: 'Prelude in C major, BWV 846', composer: 'Johann Sebastian Bach' },
      ],
      B: [
        { title: 'Morning Mood, from Peer Gynt, Op. 46 No. 1', composer: 'Edvard Grieg' },
        { title: 'The Entertainer', composer: 'Scott Joplin' },
      ],
    },
    second: {
      A: [
        { title: 'Minuet in G minor, BWV Anh. 115', composer: 'Christian Petzold' },
        { title: 'Jesu, Joy of Man’s Desiring, from BWV 147', composer: 'Johann Sebastian Bach' },
      ],
      B: [
        { title: 'Scene, from Swan Lake, Op. 20', composer: 'Pyotr Ilyich Tchaikovsky' },
        { title: 'The Blue Danube, Op. 314, first waltz', composer: 'Johann Strauss II' },
      ],
    },
  },
  '3+': {
    first: {
      A: [
        { title: 'Invention No. 1 in C major, BWV 772', composer: 'Johann Sebastian Bach' },
        { title: 'Sonata in C major, K. 545, first movement', composer: 'Wolfgang Amadeus Mozart' },
        { title: 'Für Elise, WoO 59', composer: 'Ludwig van Beethoven' },
      ],
      B: [
        { title: 'Gymnopédie No. 1', composer: 'Erik Satie' },
        { title: 'Prelude in E minor, Op. 28 No. 4', composer: 'Frédéric Chopin' },
      ],
    },
    second: {
      A: [
        { title: 'Rondo alla turca, from Sonata, K. 331', composer: 'Wolfgang Amadeus Mozart' },
        { title: 'Sonata in C sharp minor, Op. 27 No. 2, first movement', composer: 'Ludwig van Beethoven' },
      ],
      B: [
        { title: 'Hungarian Dance No. 5', composer: 'Johannes Brahms' },
        { title: 'In the Hall of the Mountain King, Op. 46 No. 4', composer: 'Edvard Grieg' },
      ],
    },
  },
};
