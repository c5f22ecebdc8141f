import { expect, it } from 'vitest';
import { hashOf, pathOf, withIds } from './styleIds';

it('gives a file the same hash in every checkout', () => {
  const here = pathOf('/here/shared/src/ui/Box.tsx', '/here');
  const there = pathOf('/far/away/shared/src/ui/Box.tsx?v=2', '/far/away');
  expect(here).toBe('shared/src/ui/Box.tsx');
  expect(hashOf(there)).toBe(hashOf(here));
});

it('gives files of the same name in two folders different hashes', () => {
  expect(hashOf('mf-mate/src/Box.tsx')).not.toBe(hashOf('mf-donate/src/Box.tsx'));
});

it('keeps the number of each component in its file', () => {
  const code = 'styled.div.withConfig({ componentId: "s__sc-95r4ix-0" }), "s__sc-95r4ix-12"';
  expect(withIds(code, 'abcde')).toBe('styled.div.withConfig({ componentId: "s-abcde-0" }), "s-abcde-12"');
});
