// Sample content: what may be played. Every work is in the public domain.
import type { InstrumentRepertoire } from './types';

export const piano: InstrumentRepertoire<'piano'> = {
  '0-1': {
    first: {
      A: [
        { title: 'Minuet in F major, K. 2', composer: 'Wolfgang Amadeus Mozart' },
        { title: 'Air in D minor, Z. T676', composer: 'Henry Purcell' },
        { title: 'Gavotta, Op. 81 No. 3', composer: 'James Hook' },
      ],
      B: [
        { title: 'Melody, Op. 68 No. 1', composer: 'Robert Schumann' },
        { title: 'Arabian Air', composer: 'Félix Le Couppey' },
        { title: 'Night Journey, Op. 82 No. 65', composer: 'Cornelius Gurlitt' },
      ],
    },
    second: {
      A: [
        { title: 'Écossaise in G major, WoO 23', composer: 'Ludwig van Beethoven' },
        { title: 'Allegro in B flat major, K. 3', composer: 'Wolfgang Amadeus Mozart' },
      ],
      B: [
        { title: 'Soldiers’ March, Op. 68 No. 2', composer: 'Robert Schumann' },
        { title: 'For Children, Sz. 42, No. 3', composer: 'Béla Bartók' },
      ],
    },
  },
  '1-3': {
    first: {
      A: [
        { title: 'Minuet in G major, BWV Anh. 114', composer: 'Christian Petzold' },
        {
          title: 'Musette in D major, BWV Anh. 126',
          composer: 'Anonymous, Notebook for Anna Magdalena Bach',
        },
        { title: 'Sonatina in C major, Op. 36 No. 1, first movement', composer: 'Muzio Clementi' },
        { title: 'Arabesque, Op. 100 No. 2', composer: 'Friedrich Burgmüller' },
      ],
      B: [
        { title: 'The Wild Horseman, Op. 68 No. 8', composer: 'Robert Schumann' },
        { title: 'Old French Song, Op. 39 No. 16', composer: 'Pyotr Ilyich Tchaikovsky' },
        { title: 'Arietta, Op. 12 No. 1', composer: 'Edvard Grieg' },
        { title: 'The Easy Winners, theme', composer: 'Scott Joplin' },
      ],
    },
    second: {
      A: [
        { title: 'Minuet in G minor, BWV Anh. 115', composer: 'Christian Petzold' },
        {
          title: 'Sonatina in G major, Anh. 5 No. 1, first movement',
          composer: 'attributed to Ludwig van Beethoven',
        },
        { title: 'Ballade, Op. 100 No. 15', composer: 'Friedrich Burgmüller' },
      ],
      B: [
        { title: 'The Happy Farmer, Op. 68 No. 10', composer: 'Robert Schumann' },
        { title: 'Sweet Dream, Op. 39 No. 21', composer: 'Pyotr Ilyich Tchaikovsky' },
        { title: 'Waltz in A minor, Op. 12 No. 2', composer: 'Edvard Grieg' },
      ],
    },
  },
  '3+': {
    first: {
      A: [
        { title: 'Invention No. 1 in C major, BWV 772', composer: 'Johann Sebastian Bach' },
        { title: 'Solfeggietto in C minor, H. 220', composer: 'Carl Philipp Emanuel Bach' },
        { title: 'Sonata in D minor, K. 9', composer: 'Domenico Scarlatti' },
        { title: 'Sonata in C major, K. 545, first movement', composer: 'Wolfgang Amadeus Mozart' },
      ],
      B: [
        { title: 'Waltz in A minor, B. 150', composer: 'Frédéric Chopin' },
        { title: 'Deep River, Op. 59 No. 10', composer: 'Samuel Coleridge-Taylor' },
        { title: 'Gymnopédie No. 1', composer: 'Erik Satie' },
        { title: 'Maple Leaf Rag', composer: 'Scott Joplin' },
      ],
    },
    second: {
      A: [
        { title: 'Invention No. 8 in F major, BWV 779', composer: 'Johann Sebastian Bach' },
        { title: 'Sonata in G major, Op. 49 No. 2, first movement', composer: 'Ludwig van Beethoven' },
        { title: 'Sonata in C major, Hob. XVI:35, first movement', composer: 'Joseph Haydn' },
      ],
      B: [
        { title: 'Prelude in B minor, Op. 28 No. 6', composer: 'Frédéric Chopin' },
        { title: 'Venetian Gondola Song, Op. 30 No. 6', composer: 'Felix Mendelssohn' },
        { title: 'The Little Shepherd, from Children’s Corner', composer: 'Claude Debussy' },
      ],
    },
  },
};
