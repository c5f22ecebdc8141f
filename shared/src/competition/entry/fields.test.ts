import { describe, expect, it } from 'vitest';
import { EMPTY_ENTRY, readFields } from './fields';

describe('a stored entry', () => {
  it.each([undefined, null, 'entry', [], { competitor: 7, papers: { picture: 'file' }, done: 'all' }])(
    '%j is read as an empty entry',
    (kept) => {
      expect(readFields(kept)).toEqual(EMPTY_ENTRY);
    },
  );

  it('keeps its valid fields', () => {
    const file = { id: 'i', ticket: 't', name: 'a.png', size: 1 };
    const kept = {
      competitor: { name: 'Ama', age: 3 },
      papers: { picture: file },
      done: ['competitor', 4],
      x: 1,
    };
    expect(readFields(kept)).toEqual({
      ...EMPTY_ENTRY,
      competitor: { ...EMPTY_ENTRY.competitor, name: 'Ama' },
      papers: { ...EMPTY_ENTRY.papers, picture: file },
      done: ['competitor'],
    });
  });
});
