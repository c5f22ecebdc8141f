import { expect, it } from 'vitest';
import { photographIdsIn, photographsIn, withoutPhotographs } from './photographsIn';

const added = '6d0a3a1e-2f65-4f6e-9d6f-0d3f9d1f2a3b';
const photo = { added, width: 600, height: 800, alt: 'Ama at the piano.' };
const people = [{ name: 'Ama', photo }, { name: 'Kofi' }, { name: 'Esi', photo }];

it('finds photographs in lists, with their fields', () => {
  expect(photographsIn(people)).toEqual([
    { field: '0.photo', photo },
    { field: '2.photo', photo },
  ]);
  expect(photographIdsIn([people, { home: photo }, null])).toEqual([added]);
  expect(photographsIn([{ photo: { file: 'people/ama.jpg' } }, 'added', null])).toEqual([]);
});

it('leaves out the photographs at some fields alone', () => {
  expect(withoutPhotographs(people, ['2.photo'])).toEqual([people[0], people[1], { name: 'Esi' }]);
  expect(withoutPhotographs(people, [])).toBe(people);
});
