import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { BrowserRouter, SurroundingsContext } from '@school/shared';
import { standInShell } from '@school/shared/testing';
import { facetNames, facets } from '../content/options';
import { Courses } from './Courses';

const chosen = () =>
  facetNames.filter((facet) => screen.getByLabelText<HTMLSelectElement>(facets[facet].label).value !== '');
const clear = () => screen.queryByRole('button', { name: 'Clear all filters' });
const count = () => screen.getByRole('status').textContent;

beforeEach(async () => {
  window.history.replaceState(null, '', '/learn#instruments');
  await act(async () => {
    render(
      <BrowserRouter>
        <SurroundingsContext value={{ shell: standInShell(), base: '/' }}>
          <Courses />
        </SurroundingsContext>
      </BrowserRouter>,
    );
  });
});

it('one button clears all filters, and is shown only when a filter is set', async () => {
  expect(clear()).toBeNull();
  const all = count();
  for (const facet of facetNames) {
    const { label, options } = facets[facet];
    const value = options[0]?.value;
    await act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
  }
  expect(chosen()).toEqual(facetNames);
  expect(count()).not.toBe(all);

  await act(async () => void fireEvent.click(clear()!));
  expect(chosen()).toEqual([]);
  expect(count()).toBe(all);
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/learn#instruments');
  expect(clear()).toBeNull();
});
