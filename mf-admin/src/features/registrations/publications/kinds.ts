import type { Publication } from '../api';

interface Kind {
  readonly title: string;
  /** The heading on its page. */
  readonly listTitle: string;
  /** The public page. */
  readonly page: string;
  /** Whether names are sorted by place instead of playing order. */
  readonly isByPlace: boolean;
}

/** The kinds of publications, in the order of the competition. */
export const publicationKinds: Readonly<Record<Publication['kind'], Kind>> = {
  round2_lineup: {
    title: 'Round 2 line-up',
    listTitle: 'In round 2',
    page: '/music-competition/round2-lineup',
    isByPlace: false,
  },
  round3_update: {
    title: 'Round 3 update',
    listTitle: 'The finalists',
    page: '/music-competition/round3-update',
    isByPlace: false,
  },
  results: { title: 'Results', listTitle: 'The places', page: '/music-competition/results', isByPlace: true },
  awards: { title: 'Awards', listTitle: 'The winners', page: '/music-competition/awards', isByPlace: true },
};
