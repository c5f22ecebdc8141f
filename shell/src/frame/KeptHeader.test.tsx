import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { KeptHeader } from './KeptHeader';

const Broken = (): never => {
  throw new Error('a string has snapped');
};

it("keeps the header's HTML and the page when the header throws", async () => {
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

it('reports hydration when the header handles presses', async () => {
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
  // The callback's return value must not be used as a cleanup function.
  await act(async () => root.unmount());
});
