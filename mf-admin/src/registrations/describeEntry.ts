import { instrumentNames, roundNames } from '@school/shared/competition';
import type { CompetitionEntryRow } from './api';
import { entryLabels } from './labels';

/** How an instrument is called; as it is for one that there is no more. */
export const instrumentName = (instrument: string): string =>
  (instrumentNames as Readonly<Record<string, string>>)[instrument] ?? instrument;

/** How far an entry has come, with its place, or the round after which it went out. */
export function describeState({
  state,
  place,
  reached,
}: Pick<CompetitionEntryRow, 'state' | 'place' | 'reached'>): string {
  if (state === 'placed' && place !== null) return `Place ${place}`;
  if (state === 'out' && reached) return `Out after ${roundNames[reached].toLowerCase()}`;
  return entryLabels[state];
}
