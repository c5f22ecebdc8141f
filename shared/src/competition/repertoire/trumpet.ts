// Sample content: the repertoire. Every work is in the public domain.
import type { InstrumentRepertoire } from './types';

export const trumpet: InstrumentRepertoire<'trumpet'> = {
  '0-2': {
    first: {
      A: [
        { title: 'Ode to Joy, from Symphony No. 9', composer: 'Ludwig van Beethoven' },
        { title: 'Old Hundredth', composer: 'Louis Bourgeois' },
      ],
      B: [
        { title: 'When the Saints Go Marching In', composer: 'Traditional, New Orleans' },
        { title: 'Largo, from Symphony No. 9', composer: 'Antonín Dvořák' },
        { title: 'Lullaby, Op. 49 No. 4', composer: 'Johannes Brahms' },
      ],
    },
    second: {
      A: [
        { title: 'Tempus adest floridum', composer: 'Anonymous, Piae cantiones, 1582' },
        { title: 'Nos Galan', composer: 'Traditional, Wales' },
      ],
      B: [
        { title: 'Amazing Grace', composer: 'Traditional, North America' },
        { title: 'Joy to the World', composer: 'Lowell Mason' },
      ],
    },
  },
  '2-4': {
    first: {
      A: [
        { title: 'Emperor’s Hymn, from String Quartet, Op. 76 No. 3', composer: 'Joseph Haydn' },
        { title: 'Adeste fideles', composer: 'John Francis Wade' },
      ],
      B: [
        { title: 'Pomp and Circumstance, March No. 1, trio', composer: 'Edward Elgar' },
        { title: 'La donna è mobile, from Rigoletto', composer: 'Giuseppe Verdi' },
      ],
    },
    second: {
      A: [
        { title: 'Nun danket alle Gott', composer: 'Johann Crüger' },
        { title: 'Eine kleine Nachtmusik, K. 525, first movement', composer: 'Wolfgang Amadeus Mozart' },
      ],
      B: [
        { title: 'Bridal Chorus, from Lohengrin', composer: 'Richard Wagner' },
        { title: 'Galop infernal, from Orpheus in the Underworld', composer: 'Jacques Offenbach' },
      ],
    },
  },
};
