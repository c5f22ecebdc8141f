import { color } from '@school/shared/theme';
import type { InstrumentId } from '../content/instrumentNames';

export interface Tones {
  /** The ground of the drawing, so that the text is readable before the drawing loads. */
  readonly ground: string;
  readonly text: string;
  readonly focus: string;
}

const onBright = { text: color.ink, focus: color.ink };
const onDeep = { text: color.paper, focus: color.gold };

/** Text colours on the drawing of each instrument, the same in light and dark mode. */
export const headTones: Record<InstrumentId, Tones> = {
  piano: { ...onBright, ground: color.gold },
  violin: { ...onDeep, ground: color.palm },
  cello: { ...onDeep, ground: color.wine },
  guitar: { ...onBright, ground: color.clay },
  saxophone: { ...onDeep, ground: color.indigo },
  trumpet: { ...onBright, ground: color.rose },
};
