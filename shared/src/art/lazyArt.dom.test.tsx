import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { lazyArt, type Draw } from './lazyArt';

interface DotProps {
  readonly of: string;
}

const drawDot: Draw<DotProps> = ({ of }) => `<svg><text>${of}</text></svg>`;
const makeDot = (load = vi.fn(async () => drawDot)) => ({ load, Dot: lazyArt<DotProps>(load, { ratio: 2 }) });

test("keeps a drawing in the page's HTML without loading a generator", async () => {
  const { Dot, load } = makeDot();
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = '<span data-art="true" aria-hidden="true"><svg><text>from the server</text></svg></span>';
  const original = page.querySelector('svg');
  const complaints = vi.fn();
  const root = await act(async () => hydrateRoot(page, <Dot of="one" />, { onRecoverableError: complaints }));
  await act(async () => root.render(<Dot of="one" className="again" />));
  expect(page.querySelector('svg')).toBe(original);
  expect(load).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();

  await act(async () => root.render(<Dot of="two" />));
  await waitFor(() => expect(page.textContent).toBe('two'));
  await act(async () => root.unmount());
  page.remove();
});

test('loads the generator of a drawing that the browser renders, and labels it', async () => {
  const { Dot, load } = makeDot();
  const { container, rerender } = render(<Dot of="one" label="A dot" />);
  expect(screen.getByRole('img', { name: 'A dot' })).toBeTruthy();
  await waitFor(() => expect(container.textContent).toBe('one'));
  rerender(<Dot of="two" label="A dot" />);
  await waitFor(() => expect(container.textContent).toBe('two'));
  expect(load).toHaveBeenCalledTimes(1);
});

test('shows a drawing at once when its generator is loaded', async () => {
  const { Dot } = makeDot();
  const first = render(<Dot of="one" />);
  await waitFor(() => expect(first.container.textContent).toBe('one'));
  const second = render(<Dot of="two" />);
  expect(second.container.textContent).toBe('two');
});

test('shows the last of quickly changing props', async () => {
  const { Dot } = makeDot();
  const { container, rerender } = render(<Dot of="one" />);
  rerender(<Dot of="two" />);
  rerender(<Dot of="three" />);
  await waitFor(() => expect(container.textContent).toBe('three'));
});

/** The browser's message when code cannot be loaded. */
const OFFLINE = 'Failed to fetch dynamically imported module: /assets/drawing.js';

test('leaves the box empty and reports the error when a generator cannot be loaded', async () => {
  vi.useFakeTimers();
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const { Dot } = makeDot(vi.fn(async () => Promise.reject<Draw<DotProps>>(new TypeError(OFFLINE))));
  const { container } = render(<Dot of="one" />);
  // Retries with pauses come first, as with any chunk.
  await act(() => vi.runAllTimersAsync());
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'Loading chunk drawing failed' }));
  expect(container.querySelector('[data-art]')?.childElementCount).toBe(0);
});
