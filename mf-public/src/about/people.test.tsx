import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { SurroundingsContext } from '@school/shared';
import type { Person } from '@school/shared/people';
import { standInShell } from '@school/shared/testing';
import { leadership } from '../content/leadership';
import { Leaders } from '../home/Leaders';
import { AboutPage } from './AboutPage';
import { People } from './People';

const person: Person = {
  name: 'Ama Mensah',
  position: 'Teacher',
  syllables: 4,
  tone: 'wine',
  accents: ['gold'],
};

const show = (people: readonly Person[], Part: ComponentType) =>
  render(
    <MemoryRouter>
      <SurroundingsContext
        value={{ shell: standInShell(), base: '/', resources: { [leadership.path]: people } }}
      >
        <Part />
      </SurroundingsContext>
    </MemoryRouter>,
  );

const { happyDOM } = window as unknown as {
  readonly happyDOM: { readonly setViewport: (viewport: { readonly width: number }) => void };
};

const several = (length: number) => Array.from({ length }, () => person);

const columns = () =>
  [...document.querySelectorAll('ul')].map((list) =>
    getComputedStyle(list).gridTemplateColumns.replaceAll(' ', ''),
  );

beforeEach(() => happyDOM.setViewport({ width: 1440 }));

const Row = () => <People id="leadership" ground="card" title="Who leads" lead="" document={leadership} />;

it.each([
  ['the page about the school', Row],
  ['the home page', Leaders],
])('%s shows at most eight people in a row, and two people may share a name', (_, Part) => {
  show(several(9), Part);
  expect(screen.getAllByText(person.name)).toHaveLength(9);
  expect(columns()).toContain('repeat(8,minmax(0,1fr))');
  cleanup();
  show(several(3), Part);
  expect(columns()).toContain('repeat(3,minmax(0,1fr))');
});

it('uses the singular for a single leader', async () => {
  await act(async () => show([person], AboutPage));
  expect(document.body.textContent).toContain('One person leads the school.');
});
