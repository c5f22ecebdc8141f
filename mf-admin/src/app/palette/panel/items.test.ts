import { describe, expect, it } from 'vitest';
import { matching, type PaletteItem } from './items';

const item = (id: string, label: string, about = ''): PaletteItem => ({
  id,
  group: 'go',
  label,
  about,
  run: () => undefined,
});
const items = [
  item('a', 'Donations', 'Every donation with its refunds'),
  item('b', 'Audition times', 'Who auditions when'),
  item('c', 'Ticket orders', 'Every order, also refunds'),
];
const idsFor = (typed: string, recent: string[] = []) => matching(items, typed, recent).map(({ id }) => id);

describe('what fits', () => {
  it.each([
    ['don', ['a']],
    ['ORDERS ticket', ['c']],
    ['refund', ['a', 'c']],
    ['nations', []],
    ['times a', ['b']],
    ['dɔnatíons', ['a']],
  ])('%s', (typed, ids) => {
    expect(idsFor(typed)).toEqual(ids);
  });

  it('is first what its label says, then what was used last', () => {
    expect(idsFor('refund', ['c'])).toEqual(['c', 'a']);
    expect(idsFor('o', ['a'])).toEqual(['c']);
  });

  it('is everything when nothing is typed, what was used last before it', () => {
    const all = matching(items, ' ', ['c', 'gone']);
    expect(all.map(({ id, group }) => `${id} ${group}`)).toEqual(['c recent', 'a go', 'b go']);
  });
});
