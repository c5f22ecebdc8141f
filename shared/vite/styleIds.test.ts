import { expect, it } from 'vitest';
import { hashOf, pathOf, withIds } from './styleIds';

it('gives a file the same hash in every checkout', () => {
  const here = pathOf('/here/shared/src/ui/Box.tsx', undefined, '/here');
  const there = pathOf('/far/away/shared/src/ui/Box.tsx?v=2', undefined, '/far/away');
  expect(here).toBe('shared/src/ui/Box.tsx');
  expect(hashOf(there)).toBe(hashOf(here));
});

it('gives files of the same name in two folders different hashes', () => {
  expect(hashOf('mf-mate/src/Box.tsx')).not.toBe(hashOf('mf-donate/src/Box.tsx'));
});

it('names files of an app after it, in the workspace and in a repository of its own', () => {
  const inside = { root: '/here/mf-mate', name: 'mf-mate' };
  const outside = { root: '/team', name: 'mf-mate' };
  expect(pathOf('/here/mf-mate/src/Box.tsx', inside, '/here')).toBe('mf-mate/src/Box.tsx');
  expect(pathOf('/team/src/Box.tsx', outside, '/team/node_modules/@school')).toBe('mf-mate/src/Box.tsx');
  const packed = '/team/node_modules/@school/shared/src/ui/Box.tsx';
  expect(pathOf(packed, outside, '/team/node_modules/@school')).toBe('shared/src/ui/Box.tsx');
});

it('keeps the number of each component in its file', () => {
  const code = 'styled.div.withConfig({ componentId: "s__sc-95r4ix-0" }), "s__sc-95r4ix-12"';
  expect(withIds(code, 'abcde')).toBe('styled.div.withConfig({ componentId: "s-abcde-0" }), "s-abcde-12"');
});
