// Sample content: what may be played. Every work is in the public domain.
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
        { title: 'The House of the Rising Sun', composer: 'Traditional, North America' },
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
        { title: 'Wayfaring Stranger', composer: 'Traditional, North America' },
        { title: 'Frankie and Johnny', composer: 'Traditional, North America' },
      ],
    },
  },
  '2-4': {
    first: {
      A: [
        { title: 'Bourrée in E minor, BWV 996', composer: 'Johann Sebastian Bach' },
        { title: 'Habanera, from Carmen', composer: 'Georges Bizet' },
        { title: 'Caprice No. 24, theme', composer: 'Niccolò Paganini' },
      ],
      B: [
        { title: 'The Entertainer', composer: 'Scott Joplin' },
        { title: 'Careless Love', composer: 'Traditional, North America' },
        { title: 'King Porter Stomp, theme', composer: 'Jelly Roll Morton' },
      ],
    },
    second: {
      A: [
        { title: 'Summer, RV 315, third movement, opening', composer: 'Antonio Vivaldi' },
        { title: 'Rondo alla turca, from Sonata, K. 331', composer: 'Wolfgang Amadeus Mozart' },
      ],
      B: [
        { title: 'Maple Leaf Rag, first strain', composer: 'Scott Joplin' },
        { title: 'John Henry', composer: 'Traditional, North America' },
      ],
    },
  },
};
