// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { prefetchWhenIdle } from './prefetchWhenIdle';

const prefetch = vi.fn();

function onDevice(hover: boolean): void {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: hover } as MediaQueryList);
  document.body.innerHTML = '<main><a href="/donate">Donate</a></main>';
  const [link] = document.getElementsByTagName('a');
  vi.spyOn(link!, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 80, 20));
  prefetchWhenIdle(prefetch);
}

beforeEach(() => {
  prefetch.mockClear();
  window.history.replaceState(null, '', '/learn');
});

it('loads only the code that prepares visits where a pointer can approach links', async () => {
  onDevice(true);
  expect(prefetch).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointermove'));
  await vi.waitFor(() => expect(prefetch.mock.calls).toEqual([['/learn']]));
});

it('fetches the page of the first link in view elsewhere', async () => {
  onDevice(false);
  window.dispatchEvent(new Event('touchstart'));
  await vi.waitFor(() => expect(prefetch.mock.calls).toEqual([['/donate']]));
});
