import { afterAll, vi } from 'vitest';

// Test files share a process, so a file's changes are undone for the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
