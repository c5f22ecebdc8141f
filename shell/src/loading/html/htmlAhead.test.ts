import { beforeEach, expect, it, vi } from 'vitest';
import { createHtmlAhead, type PageAddress } from './htmlAhead';

const at = (pathname: string): PageAddress => ({ pathname, app: 'mf-public', version: '1' });
const fetchHtml = vi.fn(async (_pathname: string, _app: string, _version: string) => undefined);
const fetched = () => fetchHtml.mock.calls.map(([pathname]) => pathname);

beforeEach(() => {
  vi.useFakeTimers();
  fetchHtml.mockClear();
});

it('fetches a page once, for the approach to its link and the visit', async () => {
  const { approach, take } = createHtmlAhead(fetchHtml);
  approach(at('/about'));
  approach(at('/about'));
  vi.advanceTimersByTime(80);
  await take(at('/about'));
  expect(fetchHtml).toHaveBeenCalledExactlyOnceWith('/about', 'mf-public', '1');
});

it('fetches nothing for a link that the pointer only crosses', () => {
  const { approach } = createHtmlAhead(fetchHtml);
  approach(at('/about'));
  vi.advanceTimersByTime(40);
  approach(at('/learn'));
  vi.advanceTimersByTime(80);
  expect(fetched()).toEqual(['/learn']);
});

it('fetches at most one page ahead between two visits', async () => {
  const { approach, take } = createHtmlAhead(fetchHtml);
  for (const path of ['/about', '/learn', '/donate']) {
    approach(at(path));
    vi.advanceTimersByTime(80);
  }
  expect(fetched()).toEqual(['/about']);
  await take(at('/donate'));
  approach(at('/learn'));
  vi.advanceTimersByTime(80);
  expect(fetched()).toEqual(['/about', '/donate', '/learn']);
});

it('has no HTML when fetching fails, so that the code renders the page', async () => {
  fetchHtml.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(createHtmlAhead(fetchHtml).take(at('/about'))).resolves.toBeUndefined();
});
