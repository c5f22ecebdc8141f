import { afterEach, vi } from 'vitest';

// Tests without a page do without the library.
const { cleanup } = typeof document === 'undefined' ? {} : await import('@testing-library/react');

// No test has to end what it began: this removes what was rendered or stored, global stand-ins and the time that it set.
afterEach(() => {
  if (cleanup) {
    cleanup();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  }
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
