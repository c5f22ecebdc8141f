import { color } from '@school/shared/theme';
import type { InstrumentId } from '../content/instrumentNames';

export interface Tones {
  /** The drawing's own ground, so that the words can be read before it is there, or without it. */
  readonly ground: string;
  readonly text: string;
  readonly focus: string;
}

const onBright = { text: color.ink, focus: color.ink };
const onDeep = { text: color.paper, focus: color.gold };

/** Text on the ground of each instrument's drawing, which is the same by day and by night. */
export const headTones: Record<InstrumentId, Tones> = {
  piano: { ...onBright, ground: color.gold },
  violin: { ...onDeep, ground: color.palm },
  cello: { ...onDeep, ground: color.wine },
  guitar: { ...onBright, ground: color.clay },
  saxophone: { ...onDeep, ground: color.indigo },
  trumpet: { ...onBright, ground: color.rose },
};
