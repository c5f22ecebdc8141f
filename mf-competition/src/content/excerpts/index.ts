// Sample content: openings of the works of the repertoire, all in the public domain.
import type { Instrument } from '@school/shared/competition';
import { classicalGuitar } from './classicalGuitar';
import { contemporaryGuitar } from './contemporaryGuitar';
import { piano } from './piano';
import { trumpet } from './trumpet';
import type { Excerpt, Excerpts } from './types';
import { violin } from './violin';

/** What is written down, by instrument and title. */
export const excerpts: Readonly<Record<Instrument, Excerpts>> = {
  piano,
  violin,
  classical_guitar: classicalGuitar,
  trumpet,
  contemporary_guitar: contemporaryGuitar,
};

/** The opening of a piece as it is played on an instrument, if somebody has written it down. */
export function excerptOf(instrument: Instrument, title: string): Excerpt | undefined {
  return excerpts[instrument][title];
}
