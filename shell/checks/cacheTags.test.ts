import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const files = globSync('{mf-*,shared,shell}/src/**/*.{ts,tsx}', {
  cwd: root,
  ignore: ['**/node_modules/**', '**/generated/**'],
}).filter((file) => /\b(?:provides|invalidates)Tags\b/.test(read(file)));

/**
 * Returns cache tags without an id that endpoints provide or invalidate, also by a constant of the same file. With an
 * entity and an id, a change refetches only what it concerns. A change of several invalidates the list and open
 * records.
 */
function bareTags(text: string): string[] {
  const constants = new Map(
    [...text.matchAll(/^const (\w+) =([^;]*);/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  return [
    ...text.matchAll(
      /(?:provides|invalidates)Tags:((?:(?!\b\w+Tags:|\b(?:admin|competition|donate|mate|public)[A-Z]\w*:)[^;])*)/g,
    ),
  ].flatMap(([, value = '']) => {
    const named = [...value.matchAll(/\w+/g)].map(([name]) => constants.get(name) ?? '');
    return [value, ...named].flatMap((part) =>
      [...part.matchAll(/[[,]\s*'([A-Z]\w+)'(?: as const)?\s*(?=[,\]])/g)].map(([, tag = '']) => tag),
    );
  });
}

it.each(files)('%s gives each tag an id', (file) => {
  expect(bareTags(read(file))).toEqual([]);
});

it.each([
  [`endpoints: { adminListShifts: { providesTags: ['Shift'] } }`, ['Shift']],
  [
    `endpoints: { list: { providesTags: (all) => [{ type: 'Shift', id: 'LIST' }, 'Volunteer'] } }`,
    ['Volunteer'],
  ],
  [
    `const both = ['Volunteer' as const, 'Shift' as const];\nlist: { providesTags: both }`,
    ['Volunteer', 'Shift'],
  ],
  [
    `list: { providesTags: [{ type: 'Shift', id: 'LIST' }] },\nadd: { invalidatesTags: ['Shift'] }`,
    ['Shift'],
  ],
  [`const shifts = { type: 'Shift', id: 'LIST' } as const;\nadd: { invalidatesTags: [shifts] }`, []],
])('finds it in %s', (text, bare) => {
  expect(bareTags(text)).toEqual(bare);
});
