import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { SurroundingsContext } from '@school/shared';
import { standInShell } from '@school/shared/testing';
import { CONTENT_ELEMENT, contentDocument } from '../document';
import { useContent } from './useContent';

const hall = contentDocument('/content/shared/hall', 'the default hall');
const parking = contentDocument('/content/shared/parking', 'the default place');

const Hall = () => useContent(hall);
const Parking = () => useContent(parking);

/** Shows a page with what the site composed into it, as a load or a navigation does. */
function show(Part: () => string, composed: Readonly<Record<string, unknown>>) {
  document.body.innerHTML = `<script type="application/json" id="${CONTENT_ELEMENT}">${JSON.stringify(composed)}</script>`;
  render(
    <SurroundingsContext value={{ shell: standInShell(), base: '/' }}>
      <Suspense fallback="waits">
        <Part />
      </Suspense>
    </SurroundingsContext>,
  );
}

afterEach(() => document.body.replaceChildren());

it('shows what was composed into the page, or the default for what was never published', () => {
  show(Hall, { [hall.path]: 'Hall A', [parking.path]: null });
  expect(screen.getByText('Hall A')).toBeTruthy();
  show(Parking, { [hall.path]: 'Hall A', [parking.path]: null });
  expect(screen.getByText('the default place')).toBeTruthy();
});

it('shows the text of the page that a visitor went to, which may be newer than that of the page before', () => {
  show(Hall, { [hall.path]: 'Hall A' });
  show(Hall, { [hall.path]: 'Hall B', [parking.path]: 'Behind it' });
  expect(screen.getByText('Hall B')).toBeTruthy();
  show(Parking, { [hall.path]: 'Hall B', [parking.path]: 'Behind it' });
  expect(screen.getByText('Behind it')).toBeTruthy();
});
