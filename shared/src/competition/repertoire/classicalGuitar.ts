// Sample content: what may be played. Every work is in the public domain.
import type { InstrumentRepertoire } from './types';

export const classicalGuitar: InstrumentRepertoire<'classical_guitar'> = {
  '0-1': {
    first: {
      A: [
        { title: 'Study in C major, Op. 60 No. 1', composer: 'Fernando Sor' },
        { title: 'Waltz, Op. 121 No. 1', composer: 'Ferdinando Carulli' },
        { title: 'Bransle de la torche, from Terpsichore', composer: 'Michael Praetorius' },
      ],
      B: [
        { title: 'Greensleeves', composer: 'Traditional, England' },
        { title: 'Ode to Joy, from Symphony No. 9', composer: 'Ludwig van Beethoven' },
        { title: 'Wayfaring Stranger', composer: 'Traditional, North America' },
      ],
    },
    second: {
      A: [
        { title: 'Study in C major, Op. 60 No. 2', composer: 'Fernando Sor' },
        { title: 'Poco allegretto, Op. 246 No. 8', composer: 'Ferdinando Carulli' },
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
        { title: 'Españoletas', composer: 'Gaspar Sanz' },
        { title: 'Minuet in D minor', composer: 'Robert de Visée' },
        { title: 'Packington’s Pound', composer: 'Anonymous, England, 16th century' },
      ],
      B: [
        { title: 'Barcarolle, Op. 51 No. 1', composer: 'Napoléon Coste' },
        { title: 'Study in E minor', composer: 'Francisco Tárrega' },
        { title: 'Andante in C major, Op. 35 No. 13', composer: 'Fernando Sor' },
      ],
    },
    second: {
      A: [
        { title: 'Orlando Sleepeth', composer: 'John Dowland' },
        { title: 'Rujero', composer: 'Gaspar Sanz' },
      ],
      B: [
        { title: 'Study in C major, Op. 31 No. 1', composer: 'Fernando Sor' },
        { title: 'Study in E minor', composer: 'Dionisio Aguado' },
      ],
    },
  },
  '2-3': {
    first: {
      A: [
        { title: 'Bourrée in D minor', composer: 'Robert de Visée' },
        { title: 'Mistress Winter’s Jump', composer: 'John Dowland' },
        { title: 'Paradetas', composer: 'Gaspar Sanz' },
      ],
      B: [
        { title: 'Study in D major, Op. 35 No. 17', composer: 'Fernando Sor' },
        { title: 'Study in A major, Op. 60 No. 3', composer: 'Matteo Carcassi' },
        { title: 'Study in C major', composer: 'Francisco Tárrega' },
      ],
    },
    second: {
      A: [
        { title: 'Sarabande in D minor', composer: 'Robert de Visée' },
        { title: 'Tarleton’s Resurrection', composer: 'John Dowland' },
      ],
      B: [
        { title: 'Study in B minor, Op. 35 No. 22', composer: 'Fernando Sor' },
        { title: 'Allegretto, from Le papillon, Op. 50', composer: 'Mauro Giuliani' },
      ],
    },
  },
  '3-4+': {
    first: {
      A: [
        { title: 'Bourrée in E minor, BWV 996', composer: 'Johann Sebastian Bach' },
        { title: 'Pavana I, from El maestro', composer: 'Luis de Milán' },
        { title: 'Canarios', composer: 'Gaspar Sanz' },
      ],
      B: [
        { title: 'Lágrima', composer: 'Francisco Tárrega' },
        { title: 'Study in A minor, Op. 60 No. 7', composer: 'Matteo Carcassi' },
        { title: 'El testament d’Amèlia', composer: 'Miguel Llobet' },
      ],
    },
    second: {
      A: [
        { title: 'Prelude in D minor, BWV 999', composer: 'Johann Sebastian Bach' },
        { title: 'Guárdame las vacas, variations', composer: 'Luys de Narváez' },
      ],
      B: [
        { title: 'Adelita', composer: 'Francisco Tárrega' },
        { title: 'Romance', composer: 'Anonymous, Spain' },
      ],
    },
  },
};
