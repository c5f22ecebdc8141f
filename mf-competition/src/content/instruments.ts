// Sample content: names of the instruments, and what each competitor brings.
import type { Ground } from '@school/shared/theme';
import type { BannerName } from '../art/banners.draw';
import { instrumentNames, type Instrument } from '@school/shared/competition';

interface InstrumentTexts {
  readonly name: string;
  readonly drawing: BannerName;
  /** The ground of its repertoire; `clay` is a block of colour with light text. */
  readonly ground: Extract<Ground, 'gold' | 'palm' | 'rose' | 'indigo'> | 'clay';
  /** What to bring on the day. */
  readonly bring: string;
  /** What the hall provides. */
  readonly there: string;
}

export const instrumentTexts: Record<Instrument, InstrumentTexts> = {
  piano: {
    name: instrumentNames.piano,
    drawing: 'piano',
    ground: 'gold',
    bring: 'Your scores; a footstool if your feet need one.',
    there: 'A grand piano, and an upright to warm up on.',
  },
  violin: {
    name: instrumentNames.violin,
    drawing: 'violin',
    ground: 'palm',
    bring: 'Your violin, bow and spare strings; the piano part of each piece, for your accompanist.',
    there: 'A music stand and a piano tuned to A 440.',
  },
  classical_guitar: {
    name: instrumentNames.classical_guitar,
    drawing: 'guitar',
    ground: 'clay',
    bring: 'A nylon-string guitar and a spare set of strings.',
    there: 'A footstool, a chair without arms and a music stand.',
  },
  trumpet: {
    name: instrumentNames.trumpet,
    drawing: 'trumpet',
    ground: 'rose',
    bring: 'Your trumpet or cornet, a cloth and valve oil; the piano part of each piece.',
    there: 'A music stand and a piano tuned to A 440.',
  },
  contemporary_guitar: {
    name: instrumentNames.contemporary_guitar,
    drawing: 'eguitar',
    ground: 'indigo',
    bring: 'Your guitar, steel-string or electric, a lead and your pedals. Ready to play in two minutes.',
    there: 'An amplifier, a power socket at your feet and a music stand.',
  },
};
