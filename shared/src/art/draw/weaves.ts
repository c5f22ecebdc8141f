import type { Motif } from './motifs';
import type { Colours } from './base/palette';

/** A named set of motifs and colours, repeated over the strokes of a strip. */
export interface Weave {
  readonly motifs: readonly Motif[];
  readonly colours: readonly Colours[];
}

export type WeaveName = 'school' | 'stage' | 'competition' | 'footer';

/** The school's sets. A strip's set shows which part of the site it belongs to. */
export const weaves: Record<WeaveName, Weave> = {
  school: {
    motifs: ['diam', 'wave', 'keys', 'step', 'hour'],
    colours: [
      ['wine', 'gold', 'clay'],
      ['gold', 'wine', 'palm'],
      ['palm', 'paper', 'ink'],
      ['clay', 'paper', 'ink'],
      ['indigo', 'gold', 'rose'],
    ],
  },
  stage: {
    motifs: ['half', 'side', 'note', 'keys', 'chek'],
    colours: [
      ['rose', 'wine', 'clay'],
      ['gold', 'palm', 'wine'],
      ['wine', 'gold', 'rose'],
      ['indigo', 'paper', 'ink'],
      ['paper', 'clay', 'wine'],
    ],
  },
  competition: {
    motifs: ['half', 'side', 'note', 'keys', 'chek'],
    colours: [
      ['rose', 'wine', 'clay'],
      ['palm', 'gold', 'paper'],
      ['wine', 'gold', 'rose'],
      ['indigo', 'paper', 'ink'],
      ['clay', 'paper', 'ink'],
    ],
  },
  footer: {
    motifs: ['diam', 'wave', 'keys', 'step', 'hour', 'note', 'half', 'chek'],
    colours: [
      ['wine', 'gold', 'clay'],
      ['palm', 'paper', 'gold'],
      ['clay', 'paper', 'ink'],
      ['indigo', 'rose', 'gold'],
      ['gold', 'wine', 'ink'],
    ],
  },
};
