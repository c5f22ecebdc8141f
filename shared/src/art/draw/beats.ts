import type { Motif } from './motifs';
import type { Colours } from './base/palette';
import { cycle, times } from './base/primitives';
import { sheet } from './sheet';

export interface BeatsProps {
  /** One motif per beat. */
  readonly motifs: readonly Motif[];
  /** Colours, repeated when there are fewer than motifs. */
  readonly colours: readonly Colours[];
}

/** Draws a bar of beats: square blocks side by side. */
export function beats({ motifs, colours, id }: BeatsProps & { readonly id: string }): string {
  const paper = sheet(id);
  return paper.svg(
    { viewBox: [0, 0, motifs.length * 100, 100], fit: 'xMinYMin meet' },
    times(motifs.length, (index) =>
      paper.block(cycle(motifs, index), cycle(colours, index), index * 100, 0, 100.4, 100),
    ),
  );
}

/** The programmes by the beats of their bar: two, three or four. */
const programmeBeats = {
  early_years_music: {
    motifs: ['note', 'half'],
    colours: [
      ['goldDeep', 'wine', 'clay'],
      ['gold', 'wine', 'clay'],
    ],
  },
  junior_conservatory: {
    motifs: ['hour', 'wave', 'diam'],
    colours: [
      ['roseDeep', 'wine', 'paper'],
      ['rose', 'wine', 'palm'],
      ['roseDeep', 'wine', 'paper'],
    ],
  },
  adult_study: {
    motifs: ['step', 'keys', 'chek', 'side'],
    colours: [
      ['palmDeep', 'gold', 'paper'],
      ['palm', 'paper', 'ink'],
      ['palmDeep', 'gold', 'clay'],
      ['palm', 'gold', 'paper'],
    ],
  },
} as const satisfies Record<string, BeatsProps>;

/** What a donation pays for, one bar each. */
const donationBeats = {
  education: {
    motifs: ['step', 'keys', 'step', 'keys'],
    colours: [
      ['gold', 'wine', 'clay'],
      ['goldDeep', 'paper', 'ink'],
    ],
  },
  performances: {
    motifs: ['wave', 'note', 'half', 'wave'],
    colours: [
      ['rose', 'wine', 'clay'],
      ['roseDeep', 'wine', 'paper'],
    ],
  },
  impact: {
    motifs: ['diam', 'hour', 'diam', 'side'],
    colours: [
      ['palm', 'gold', 'clay'],
      ['palmDeep', 'paper', 'gold'],
    ],
  },
} as const satisfies Record<string, BeatsProps>;

/** The four steps of a competition entry, two blocks each. */
const stepBeats = {
  choose: {
    motifs: ['half', 'half'],
    colours: [
      ['goldDeep', 'wine', 'clay'],
      ['gold', 'clay', 'wine'],
    ],
  },
  gather: {
    motifs: ['wave', 'wave'],
    colours: [
      ['roseDeep', 'wine', 'palm'],
      ['rose', 'clay', 'wine'],
    ],
  },
  book: {
    motifs: ['hour', 'hour'],
    colours: [
      ['palmDeep', 'gold', 'clay'],
      ['palm', 'paper', 'gold'],
    ],
  },
  pay: {
    motifs: ['diam', 'diam'],
    colours: [
      ['indigoDeep', 'gold', 'rose'],
      ['indigo', 'rose', 'gold'],
    ],
  },
} as const satisfies Record<string, BeatsProps>;

const sets = { ...programmeBeats, ...donationBeats, ...stepBeats };

export type BeatSet = keyof typeof sets;

export const beatSetNames = Object.keys(sets) as BeatSet[];

export const beatSet = (name: BeatSet): BeatsProps => sets[name];
