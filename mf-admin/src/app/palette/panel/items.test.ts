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

describe('matching items', () => {
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

  it('are ordered by matching label, then by last use', () => {
    expect(idsFor('refund', ['c'])).toEqual(['c', 'a']);
    expect(idsFor('o', ['a'])).toEqual(['c']);
  });

  it('are all items when nothing is typed, recent ones first', () => {
    const all = matching(items, ' ', ['c', 'gone']);
    expect(all.map(({ id, group }) => `${id} ${group}`)).toEqual(['c recent', 'a go', 'b go']);
  });
});
