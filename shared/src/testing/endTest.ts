import { afterEach, vi } from 'vitest';

// Tests without a page do without the library.
const { cleanup } = typeof document === 'undefined' ? {} : await import('@testing-library/react');

// No test has to end what it began: it removes what was rendered, global stand-ins and the time that it set.
afterEach(() => {
  cleanup?.();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
