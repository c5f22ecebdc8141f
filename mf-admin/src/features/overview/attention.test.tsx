import { act, cleanup, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Project } from '../../kit/projects/api';
import { renderWithStore } from '../../testing/inShell';
import { stubApi } from '../../testing/stubApi';
import { Attention } from './Attention';

const full = { slug: 'mate', kind: 'project', name: 'MATE', raised: 10, target: 10, isOpen: true } as Project;
const since = '2025-02-20T08:00:00.000Z';
const flag = { id: 'f1', kind: 'underpaid', detail: 'Too little', createdAt: since };

interface Known {
  readonly projects?: Project[];
  readonly openFlags?: number;
}
let setKnown: (known: Known) => void;
function Page() {
  const [known, set] = useState<Known>({});
  useLayoutEffect(() => {
    setKnown = set;
  }, []);
  return <Attention projects={known.projects} openFlags={known.openFlags} />;
}

/** Triggers the observer of an element's height. */
let resize: () => void;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resize = onResize;
      }
      observe() {}
      disconnect() {}
    },
  );
  stubApi(({ path }) =>
    path.startsWith('/staff/payment-flags')
      ? { rows: [flag], total: 1 }
      : [{ matter: 'message', count: 2, more: false, since, next: 'a' }],
  );
});

const show = () => renderWithStore(<Page />);
const waitsForMore = () => screen.queryByText('Loading open tasks') !== null;
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

it('shows everything that waits at once, in the order of the page', async () => {
  show();
  expect(screen.getByRole('heading', { name: 'Needs attention' })).toBeTruthy();
  await settled();
  expect(waitsForMore()).toBe(true);
  act(() => setKnown({ projects: [full] }));
  expect(waitsForMore()).toBe(true);
  act(() => setKnown({ projects: [full], openFlags: 1 }));
  await screen.findByText(/has reached its target/);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Too little was paid'),
    expect.stringContaining('2 messages wait for an answer'),
    expect.stringContaining('has reached its target'),
  ]);
});

it('reserves the height that it had on this device', async () => {
  const room = () => document.querySelector<HTMLElement>('[aria-busy] [aria-hidden]')?.style.height;
  show();
  expect(room()).toBe('288px');
  act(() => setKnown({ projects: [full], openFlags: 0 }));
  await screen.findByText(/has reached its target/);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ height: 141.2 } as DOMRect);
  resize();
  cleanup();
  show();
  expect(room()).toBe('141px');
});
