import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SurroundingsContext } from '@school/shared';
import { today } from '@school/shared/content';
import { standInShell } from '@school/shared/testing';
import { NothingYet } from './NothingYet';

it.each([
  ['2025-10-01', false],
  ['2025-12-31', true],
])('says on %s whether the planned day is past: %s', (day, isOver) => {
  render(
    <SurroundingsContext value={{ shell: standInShell(), base: '/', resources: { [today.path]: day } }}>
      <NothingYet title="The results" what="All places." stage="final" />
    </SurroundingsContext>,
  );
  const planned = screen.getByText(/Planned for/).textContent;
  expect(planned.includes('(past); you can see it here')).toBe(isOver);
});
