// Sample content: openings of the works of the repertoire, all in the public domain.
import type { Instrument } from '@school/shared/competition';
import type { Excerpt } from '@school/shared/music';
import { classicalGuitar } from './classicalGuitar';
import { contemporaryGuitar } from './contemporaryGuitar';
import { piano } from './piano';
import { trumpet } from './trumpet';
import type { Excerpts } from './types';
import { violin } from './violin';

/** The excerpts, by instrument and title. */
export const excerpts: Readonly<Record<Instrument, Excerpts>> = {
  piano,
  violin,
  classical_guitar: classicalGuitar,
  trumpet,
  contemporary_guitar: contemporaryGuitar,
};

/** Returns the opening of a piece for an instrument, if there is one. */
export function excerptOf(instrument: Instrument, title: string): Excerpt | undefined {
  return excerpts[instrument][title];
}
