import { afterAll, vi } from 'vitest';

// Files of tests share a process: what one changed for itself is as before for the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
