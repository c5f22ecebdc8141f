import type { ContentSchema } from '@school/shared/content';
import { identity, line, list, oneOf, questionFields } from '@school/shared/content/declare';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { differencesOf } from './differences';
import { emptyOf, isSame, moved, withIdentities, withValue } from './values';

const schema = z.toJSONSchema(
  list(
    'Questions',
    z.object({
      id: identity(),
      ...questionFields,
      tone: oneOf('Tone', { calm: 'Calm', loud: 'Loud' }),
      more: line('More').exactOptional(),
    }),
    { item: 'question', min: 1 },
  ),
) as ContentSchema;
const one = (id: string, question: string, answer = 'Yes.') => ({ id, question, answer, tone: 'calm' });

describe('a document', () => {
  it('changes one value and keeps the rest', () => {
    const before = [one('a', 'A?'), one('b', 'B?')];
    const after = withValue(before, ['1', 'answer'], 'No.') as typeof before;
    expect(after).toEqual([one('a', 'A?'), one('b', 'B?', 'No.')]);
    expect(after[0]).toBe(before[0]);
    expect(withValue({ more: 'x', id: 'a' }, ['more'], undefined)).toEqual({ id: 'a' });
    expect(withValue({ id: 'a' }, ['more', 'twitter'], 'https://x.com')).toEqual({
      id: 'a',
      more: { twitter: 'https://x.com' },
    });
  });

  it('adds items with each required field', () => {
    expect(emptyOf(schema.items ?? {})).toEqual({ id: '', question: '', answer: '', tone: 'calm' });
    expect(emptyOf(schema)).toHaveLength(1);
  });

  it('reorders items', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  });

  it('gives new items unique IDs, and keeps the IDs of the others', () => {
    const named = withIdentities(schema, [
      one('can-i', 'Kept?'),
      one('', 'Can I?'),
      one('', 'Ça va?'),
      one('', '?'),
    ]);
    expect(named).toMatchObject([{ id: 'can-i' }, { id: 'can-i-2' }, { id: 'ca-va' }, { id: 'question' }]);
  });

  it('is equal whatever the order of its fields', () => {
    expect(isSame([{ a: 1, b: [2] }], [{ b: [2], a: 1 }])).toBe(true);
    expect(isSame([{ a: 1 }], [{ a: 1, b: undefined }])).toBe(false);
    expect(isSame([1, 2], [2, 1])).toBe(false);
  });
});

describe('two versions', () => {
  it('show what was changed, added and removed, with the labels of the form', () => {
    const before = [one('a', 'A?'), one('b', 'B?')];
    const after = [{ ...one('a', 'A?', 'No.'), tone: 'loud' }, one('c', 'C?')];
    expect(differencesOf(schema, before, after)).toEqual([
      { where: 'A?: Answer', one: 'Yes.', other: 'No.' },
      { where: 'A?: Tone', one: 'Calm', other: 'Loud' },
      { where: 'B?', one: 'B? · Yes. · Calm', other: '' },
      { where: 'C?', one: '', other: 'C? · Yes. · Calm' },
    ]);
  });

  it('show when only the order differs', () => {
    const [a, b] = [one('a', 'A?'), one('b', 'B?')];
    expect(differencesOf(schema, [a, b], [b, a])).toEqual([
      { where: 'Order of Questions', one: 'A? · B?', other: 'B? · A?' },
    ]);
    expect(differencesOf(schema, [a, b], [a, b])).toEqual([]);
  });
});
