import { color } from '@school/shared/theme';
import type { InstrumentId } from '../content/instrumentNames';

interface Tones {
  readonly text: string;
  readonly focus: string;
}

const onBright: Tones = { text: color.ink, focus: color.ink };
const onDeep: Tones = { text: color.paper, focus: color.gold };

/** Text on the ground of each instrument's drawing, which is the same by day and by night. */
export const headTones: Record<InstrumentId, Tones> = {
  piano: onBright,
  violin: onDeep,
  cello: onDeep,
  guitar: onBright,
  saxophone: onDeep,
  trumpet: onBright,
};
