// Sample content: the running order; the pieces are real and in the public domain.
import type { InstrumentName } from '@school/shared/art';
import { contentDocument } from '@school/shared/content';

export interface Item {
  readonly time: string;
  readonly title: string;
  readonly pieces: string;
  readonly instrument: InstrumentName;
}

export const programme = contentDocument<readonly Item[]>('/content/mf-mate/running-order', [
  {
    time: '18:30',
    title: 'Strings, first of all',
    pieces: 'Junior Conservatory strings: Vivaldi, Concerto in G major, RV 310',
    instrument: 'violin',
  },
  {
    time: '19:00',
    title: 'Four cellos and a drum',
    pieces: 'Popper, Requiem, answered by a kpanlogo bell',
    instrument: 'cello',
  },
  {
    time: '19:30',
    title: 'The finalists',
    pieces: 'One winner on each instrument of the music competition, one piece each',
    instrument: 'piano',
  },
  {
    time: '20:15',
    title: 'Brass on the balcony',
    pieces: 'Gabrieli, Canzon septimi toni',
    instrument: 'trumpet',
  },
  {
    time: '20:45',
    title: 'Everyone',
    pieces: 'Three hundred players, from four years old upwards',
    instrument: 'saxophone',
  },
]);
