import { expect, it } from 'vitest';
import { admits } from './versionRange';

it.each([
  ['^18.2.0', '19.3.1', false],
  ['^19.0.0', '19.3.1', true],
  ['^19.4.0', '19.3.1', false],
  ['19.3.1', '19.3.2', true],
  ['19.3.1', '20.0.0', false],
  ['~19.3.0', '19.3.1', true],
  ['~19.2.0', '19.3.1', false],
  ['>=18', '19.3.1', true],
  ['>=18 <19', '19.3.1', false],
  ['>= 18.0.0 <= 19', '19.3.1', true],
  ['>19', '19.3.1', false],
  ['^17 || ^18 || ^19', '19.3.1', true],
  ['18.x || 17.x', '19.3.1', false],
  ['19.x', '19.3.1', true],
  ['^0.2.0', '0.2.9', true],
  ['^0.2.0', '0.3.0', false],
  ['latest', '19.3.1', false],
])('%s admits %s: %s', (range, version, expected) => {
  expect(admits(range, version)).toBe(expected);
});
