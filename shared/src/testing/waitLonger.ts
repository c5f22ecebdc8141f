import { vi } from 'vitest';

/** As long as `expect.poll`: one second, the default of `vi.waitFor`, is short on a busy machine. */
const timeout = 20_000;

// It runs once for each file, and files of one process share `vi`.
if (vi.waitFor.name !== 'waitLonger') {
  const { waitFor } = vi;
  vi.waitFor = function waitLonger(callback, options) {
    return waitFor(callback, { timeout, ...(typeof options === 'number' ? { timeout: options } : options) });
  };
}
