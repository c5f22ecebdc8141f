// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { KeptHeader } from './KeptHeader';

const Broken = (): never => {
  throw new Error('a string has snapped');
};

it('leaves the header as its HTML came, and the page untouched, when the header throws', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const frame = document.body.appendChild(document.createElement('div'));
  frame.id = 'shell';
  frame.innerHTML = '<!--$--><header><a href="/learn">Learn</a></header><!--/$--><main>Piano</main>';
  const main = frame.querySelector('main');
  const tree = (
    <>
      <KeptHeader>
        <Broken />
      </KeptHeader>
      <main dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
    </>
  );
  await act(async () => void hydrateRoot(frame, tree, { onRecoverableError: () => undefined }));
  expect(frame.querySelector('header a')?.textContent).toBe('Learn');
  expect(frame.querySelector('main')).toBe(main);
  expect(main?.textContent).toBe('Piano');
  expect(complaint).toHaveBeenCalled();
});

it('tells that it is hydrated once presses on it are heard', async () => {
  const pressed = vi.fn();
  const frame = document.body.appendChild(document.createElement('div'));
  frame.innerHTML = '<!--$--><header><button>Search</button></header><!--/$--><main></main>';
  const tree = (
    <>
      <KeptHeader
        onHydrated={() =>
          frame.querySelector('button')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        }
      >
        <header>
          <button onClick={pressed}>Search</button>
        </header>
      </KeptHeader>
      <main />
    </>
  );
  const root = await act(async () => hydrateRoot(frame, tree));
  expect(pressed).toHaveBeenCalledOnce();
  // Whatever telling gives back is nothing to clean up.
  await act(async () => root.unmount());
});
