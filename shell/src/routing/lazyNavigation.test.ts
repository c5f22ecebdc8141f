// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { lazyNavigation } from './lazyNavigation';

afterEach(() => vi.restoreAllMocks());

const navigation = () => ({ navigate: vi.fn(async () => undefined), prefetch: vi.fn() });

it('loads its code once, on first use', async () => {
  const own = navigation();
  const load = vi.fn(async () => own);
  const { navigate, prefetch } = lazyNavigation(load);
  expect(load).not.toHaveBeenCalled();
  prefetch('/about');
  await navigate('/donate', { replace: true });
  expect(load).toHaveBeenCalledOnce();
  expect(own.prefetch).toHaveBeenCalledExactlyOnceWith('/about');
  expect(own.navigate).toHaveBeenCalledExactlyOnceWith('/donate', { replace: true });
});

it('is a page load when its code cannot be loaded, and tries again at the next visit', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const own = navigation();
  const load = vi.fn(async () => own).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { navigate } = lazyNavigation(load);
  await navigate('/donate');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/donate');
  await navigate('/about');
  expect(own.navigate).toHaveBeenCalledExactlyOnceWith('/about', undefined);
});
