// Sample content: the repertoire. Every work is in the public domain.
import type { InstrumentRepertoire } from './types';

export const classicalGuitar: InstrumentRepertoire<'classical_guitar'> = {
  '0-1': {
    first: {
      A: [
        { title: 'Ode to Joy, from Symphony No. 9', composer: 'Ludwig van Beethoven' },
        { title: '“Ah, vous dirai-je, Maman”, K. 265, theme', composer: 'Wolfgang Amadeus Mozart' },
      ],
      B: [
        { title: 'Amazing Grace', composer: 'Traditional, North America' },
        { title: 'When the Saints Go Marching In', composer: 'Traditional, New Orleans' },
      ],
    },
    second: {
      A: [
        { title: 'Branle de l’Official, from Orchésographie', composer: 'Thoinot Arbeau' },
        { title: 'Old Hundredth', composer: 'Louis Bourgeois' },
      ],
      B: [
        { title: 'Scarborough Fair', composer: 'Traditional, England' },
        { title: 'Lullaby, Op. 49 No. 4', composer: 'Johannes Brahms' },
      ],
    },
  },
  '1-2': {
    first: {
      A: [
        { title: 'Greensleeves', composer: 'Traditional, England' },
        { title: 'Andante, from Symphony No. 94, theme', composer: 'Joseph Haydn' },
      ],
      B: [
        { title: 'Sakura', composer: 'Traditional, Japan' },
        { title: 'Auld Lang Syne', composer: 'Traditional, Scotland' },
      ],
    },
    second: {
      A: [
        { title: 'Tempus adest floridum', composer: 'Anonymous, Piae cantiones, 1582' },
        { title: 'In dulci jubilo', composer: 'Anonymous, Germany, 14th century' },
      ],
      B: [
        { title: 'Korobeiniki', composer: 'Traditional, Russia' },
        { title: 'Clementine', composer: 'Traditional, North America' },
      ],
    },
  },
  '2-3': {
    first: {
      A: [
        { title: 'Minuet in G major, BWV Anh. 114', composer: 'Christian Petzold' },
        { title: 'Canon in D, theme', composer: 'Johann Pachelbel' },
      ],
      B: [
        { title: 'Morning Mood, from Peer Gynt, Op. 46 No. 1', composer: 'Edvard Grieg' },
        { title: 'Largo, from Symphony No. 9', composer: 'Antonín Dvořák' },
      ],
    },
    second: {
      A: [
        { title: 'Emperor’s Hymn, from String Quartet, Op. 76 No. 3', composer: 'Joseph Haydn' },
        { title: 'Spring, RV 269, first movement', composer: 'Antonio Vivaldi' },
      ],
      B: [
        { title: 'The Moldau, theme', composer: 'Bedřich Smetana' },
        { title: 'Scene, from Swan Lake, Op. 20', composer: 'Pyotr Ilyich Tchaikovsky' },
      ],
    },
  },
  '3-4+': {
    first: {
      A: [
        { title: 'Bourrée in E minor, BWV 996', composer: 'Johann Sebastian Bach' },
        { title: 'Prelude, from Cello Suite No. 1, BWV 1007', composer: 'Johann Sebastian Bach' },
      ],
      B: [
        { title: 'Romance', composer: 'Anonymous, Spain' },
        { title: 'Gran vals, theme', composer: 'Francisco Tárrega' },
      ],
    },
    second: {
      A: [
        { title: 'Jesu, Joy of Man’s Desiring, from BWV 147', composer: 'Johann Sebastian Bach' },
        { title: 'Sonata in A major, K. 331, first movement, theme', composer: 'Wolfgang Amadeus Mozart' },
      ],
      B: [
        { title: 'The Entertainer', composer: 'Scott Joplin' },
        { title: 'In the Hall of the Mountain King, Op. 46 No. 4', composer: 'Edvard Grieg' },
      ],
    },
  },
};
