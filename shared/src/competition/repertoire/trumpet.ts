// Sample content: what may be played. Every work is in the public domain.
import type { InstrumentRepertoire } from './types';

export const trumpet: InstrumentRepertoire<'trumpet'> = {
  '0-2': {
    first: {
      A: [
        { title: 'Ode to Joy, from Symphony No. 9', composer: 'Ludwig van Beethoven' },
        {
          title: 'See, the conqu’ring hero comes, from Judas Maccabaeus',
          composer: 'George Frideric Handel',
        },
        { title: 'La Mourisque, from Danserye', composer: 'Tielman Susato' },
      ],
      B: [
        { title: 'When the Saints Go Marching In', composer: 'Traditional, New Orleans' },
        { title: 'Largo, from Symphony No. 9', composer: 'Antonín Dvořák' },
        { title: 'Lullaby, Op. 49 No. 4', composer: 'Johannes Brahms' },
      ],
    },
    second: {
      A: [
        { title: 'Trumpet Tune, Z. T698', composer: 'Henry Purcell' },
        { title: 'La Bourrée, from Terpsichore', composer: 'Michael Praetorius' },
      ],
      B: [
        { title: 'Swing Low, Sweet Chariot', composer: 'Wallis Willis' },
        { title: 'Evening Prayer, from Hansel and Gretel', composer: 'Engelbert Humperdinck' },
      ],
    },
  },
  '2-4': {
    first: {
      A: [
        { title: 'Prince of Denmark’s March', composer: 'Jeremiah Clarke' },
        {
          title: 'La Réjouissance, from Music for the Royal Fireworks, HWV 351',
          composer: 'George Frideric Handel',
        },
        { title: 'Prelude, from Te Deum, H. 146', composer: 'Marc-Antoine Charpentier' },
      ],
      B: [
        { title: 'Grand March, from Aida', composer: 'Giuseppe Verdi' },
        { title: 'Neapolitan Dance, from Swan Lake, Op. 20', composer: 'Pyotr Ilyich Tchaikovsky' },
        { title: 'Toreador Song, from Carmen', composer: 'Georges Bizet' },
      ],
    },
    second: {
      A: [
        { title: 'Rondeau, from Symphonies de fanfares', composer: 'Jean-Joseph Mouret' },
        { title: 'Hornpipe, from Water Music, HWV 349', composer: 'George Frideric Handel' },
      ],
      B: [
        { title: 'Petite pièce concertante', composer: 'Guillaume Balay' },
        { title: 'Nimrod, theme, from Enigma Variations, Op. 36', composer: 'Edward Elgar' },
      ],
    },
  },
};
