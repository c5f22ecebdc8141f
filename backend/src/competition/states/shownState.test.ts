import type { Round } from '@school/shared/competition';
import { expect, it } from 'vitest';
import { shownState, type PublicationKind } from './shownState';
import type { EntryState } from './machine';

const lineup: PublicationKind[] = ['round2_lineup'];
const update: PublicationKind[] = [...lineup, 'round3_update'];
const results: PublicationKind[] = [...update, 'results'];

it.each<[EntryState, Round | null, PublicationKind[], EntryState]>([
  ['submitted', null, results, 'submitted'],
  ['accepted', null, results, 'accepted'],
  ['round2', null, [], 'accepted'],
  ['round2', null, lineup, 'round2'],
  ['out', 'round1', [], 'accepted'],
  ['out', 'round1', lineup, 'out'],
  ['final', null, [], 'accepted'],
  ['final', null, lineup, 'round2'],
  ['final', null, update, 'final'],
  ['out', 'round2', lineup, 'round2'],
  ['out', 'round2', update, 'out'],
  ['placed', 'final', update, 'final'],
  ['placed', 'final', results, 'placed'],
  ['out', 'final', update, 'final'],
  ['out', 'final', results, 'out'],
  ['withdrawn', null, [], 'withdrawn'],
])('%s (reached %s) with %j published is shown as %s', (state, reached, published, shown) => {
  expect(shownState({ state, reached }, new Set(published))).toBe(shown);
});
