import { expect, it } from 'vitest';
import { licencesOf, papersOf } from './licences';

const of = (name: string, ...licenses: string[]) => ({ name, version: '1.0.0', licenses });

it('lists each package of the release with its licence', () => {
  const { bom, licences } = papersOf();
  expect(JSON.parse(bom)).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' });
  for (const name of ['react', 'hono', 'pg'])
    expect(licences).toMatch(new RegExp(`^\\| ${name} \\| [\\d.]+ \\|`, 'm'));
  expect(licences, 'a tool of developers').not.toContain('| vitest |');
});

it.each([[of('a', 'MIT')], [of('a', '(GPL-3.0 OR MIT)')], [of('a', 'MIT', 'ISC')]])(
  'a package may have the licence %j',
  (component) => {
    expect(licencesOf([component])).toContain('| a | 1.0.0 |');
  },
);

it.each([
  [of('a', 'AGPL-3.0'), 'a 1.0.0 (AGPL-3.0)'],
  [of('a', 'MIT AND AGPL-3.0'), 'a 1.0.0 (MIT AND AGPL-3.0)'],
  [of('a', 'MIT', 'SSPL-1.0'), 'a 1.0.0 (MIT AND SSPL-1.0)'],
  [of('a'), 'a 1.0.0 (none)'],
])('a package may not have the licence %j', (component, refused) => {
  expect(() => licencesOf([component])).toThrow(`may not be used: ${refused}`);
});
