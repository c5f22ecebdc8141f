// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverShell as shell } from '../render/serverShell';
import { livingIsland } from './livingIsland';
import { SurroundingsContext, useShell } from './shellContext';

/** As the server writes it. */
const HTML = '<div><!--$--><button type="button" title="/api">Counted 0</button><!--/$--></div>';

let scrollThere: () => void;
let container: HTMLElement;
let root: Root | undefined;

function Counter() {
  const [count, setCount] = useState(0);
  const { apiBase } = useShell().config;
  return (
    <button type="button" title={apiBase} onClick={() => setCount(count + 1)}>
      {`Counted ${count}`}
    </button>
  );
}

const page = (Island: ComponentType) => (
  <SurroundingsContext value={{ shell, base: '/' }}>
    <Island />
  </SurroundingsContext>
);

async function takeOver(load: () => Promise<ComponentType>) {
  container.innerHTML = HTML;
  const arrived = container.querySelector('button');
  await act(async () => void (root = hydrateRoot(container, page(livingIsland('Counter', load)))));
  return arrived;
}

const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));

const reported = vi.fn();

beforeEach(() => {
  reported.mockClear();
  vi.stubGlobal('reportError', reported);
  container = document.body.appendChild(document.createElement('div'));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        scrollThere = () => tell([{ isIntersecting: false }, { isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  cleanup();
  container.remove();
  vi.unstubAllGlobals();
});

it('keeps its HTML until it is about to be seen, and comes alive in it', async () => {
  const load = vi.fn(async () => Counter);
  const arrived = await takeOver(load);
  await press();
  expect(arrived?.textContent).toBe('Counted 0');
  expect(load).not.toHaveBeenCalled();

  await act(async () => scrollThere());
  await press();
  expect(container.querySelector('button')).toBe(arrived);
  expect(arrived?.textContent).toBe('Counted 1');
});

it('keeps its HTML when its code cannot be loaded, and reports it', async () => {
  vi.useFakeTimers();
  const arrived = await takeOver(() => Promise.reject(new Error('offline')));
  await act(async () => scrollThere());
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  expect(reported).toHaveBeenCalledOnce();
  expect(container.querySelector('button')).toBe(arrived);
});

it('leaves nothing behind, even when it is left while its code is on the way', async () => {
  let arrive = () => {};
  await takeOver(() => new Promise((resolve) => (arrive = () => resolve(Counter))));
  await act(async () => scrollThere());
  await act(async () => root?.unmount());
  await act(async () => arrive());
  expect(container.childElementCount).toBe(0);
});

it('is there at once on a page that is rendered anew', async () => {
  const Island = livingIsland('Counter', async () => Counter);
  await act(async () => void render(page(Island)));
  await press();
  expect(screen.getByRole('button').textContent).toBe('Counted 1');
});
