import { expect, it } from 'vitest';
import { z } from 'zod';
import type { ContentSchema } from '../schema';
import { clockTime, day, list } from './fields';
import { mistakesIn } from './mistakes';

const schema = z.toJSONSchema(
  list(
    'Terms',
    z.object({
      from: day('First day'),
      to: day('Last day', { notBefore: 'from' }),
      doors: clockTime('Doors').exactOptional(),
      start: clockTime('Music', { notBefore: 'doors' }).exactOptional(),
    }),
    { item: 'term' },
  ),
) as ContentSchema;

const term = { from: '2026-01-12', to: '2026-04-02' };

it.each([
  [[term], []],
  [[{ ...term, to: term.from }], []],
  [[{ ...term, start: '18:00' }], []],
  [[term, { ...term, to: '2026-01-11' }], [{ field: '1.to', message: 'This is before “First day”' }]],
  [[{ ...term, doors: '18:00', start: '17:59' }], [{ field: '0.start', message: 'This is before “Doors”' }]],
  [[{ ...term, to: 'soon' }], [{ field: '0.to', message: 'A day such as 2025-12-13' }]],
])('%j has the mistakes %j', (value, mistakes) => expect(mistakesIn(schema, value)).toEqual(mistakes));
