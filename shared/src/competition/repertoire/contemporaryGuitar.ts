// Sample content: the repertoire. Every work is in the public domain.
import type { InstrumentRepertoire } from './types';

export const contemporaryGuitar: InstrumentRepertoire<'contemporary_guitar'> = {
  '0-2': {
    first: {
      A: [
        { title: 'Canon in D, theme', composer: 'Johann Pachelbel' },
        { title: 'Ode to Joy, from Symphony No. 9', composer: 'Ludwig van Beethoven' },
        { title: 'In the Hall of the Mountain King, theme', composer: 'Edvard Grieg' },
      ],
      B: [
        { title: 'When the Saints Go Marching In', composer: 'Traditional, New Orleans' },
        { title: 'Scarborough Fair', composer: 'Traditional, England' },
      ],
    },
    second: {
      A: [
        { title: 'Minuet in G major, BWV Anh. 114', composer: 'Christian Petzold' },
        { title: 'Greensleeves', composer: 'Traditional, England' },
      ],
      B: [
        { title: 'Amazing Grace', composer: 'Traditional, North America' },
        { title: 'Drunken Sailor', composer: 'Traditional, sea shanty' },
      ],
    },
  },
  '2-4': {
    first: {
      A: [
        { title: 'Bourrée in E minor, BWV 996', composer: 'Johann Sebastian Bach' },
        { title: 'Caprice No. 24, theme', composer: 'Niccolò Paganini' },
      ],
      B: [
        { title: 'The Entertainer', composer: 'Scott Joplin' },
        { title: 'Korobeiniki', composer: 'Traditional, Russia' },
      ],
    },
    second: {
      A: [
        { title: 'Rondo alla turca, from Sonata, K. 331', composer: 'Wolfgang Amadeus Mozart' },
        { title: 'Spring, RV 269, first movement', composer: 'Antonio Vivaldi' },
      ],
      B: [
        { title: 'Sakura', composer: 'Traditional, Japan' },
        { title: 'Auld Lang Syne', composer: 'Traditional, Scotland' },
      ],
    },
  },
};
