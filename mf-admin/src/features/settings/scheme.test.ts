// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { chooseScheme, readScheme, SCHEME_KEY } from './scheme';

const { dataset } = document.documentElement;

afterEach(() => {
  vi.unstubAllGlobals();
  delete dataset['scheme'];
});

it('applies a choice at once and stores it on the device', () => {
  expect(readScheme()).toBe('system');
  expect(chooseScheme('dark')).toBe(true);
  expect(dataset['scheme']).toBe('dark');
  expect(readScheme()).toBe('dark');
  chooseScheme('system');
  expect(dataset['scheme']).toBeUndefined();
  expect(localStorage.getItem(SCHEME_KEY)).toBeNull();
});

it('ignores any other stored value', () => {
  localStorage.setItem(SCHEME_KEY, 'purple');
  expect(readScheme()).toBe('system');
});

it('applies the choice when the device cannot store it, and says so', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(chooseScheme('dark')).toBe(false);
  expect(dataset['scheme']).toBe('dark');
});
