// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReloadGate } from './reloadGate';

const outdated = async () => true;
let reload: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  reload = vi.fn<() => void>();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe('a chunk that cannot be loaded', () => {
  it('reloads a stale page once per version', async () => {
    expect(await createReloadGate({ isStale: outdated, reload }).chunkFailed('mf-donate', 'old')).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);

    // The same page after the reload, still with an old chunk.
    const after = createReloadGate({ isStale: outdated, reload });
    expect(await after.chunkFailed('mf-donate', 'old')).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(await after.chunkFailed('mf-donate', 'newer')).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload an up-to-date page, or when staleness is unknown', async () => {
    const fresh = createReloadGate({ isStale: async () => false, reload });
    const unsure = createReloadGate({ isStale: () => Promise.reject(new Error('offline')), reload });
    expect(await fresh.chunkFailed('mf-donate', 'old')).toBe(false);
    expect(await unsure.chunkFailed('mf-donate', 'old')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload without session storage, because it could loop forever', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    });
    const gate = createReloadGate({ isStale: outdated, reload });
    expect(await gate.chunkFailed('mf-donate', 'old')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a page with unsaved input', () => {
  it('is reloaded when the last form has released it', async () => {
    const gate = createReloadGate({ isStale: outdated, reload });
    const first = gate.hold();
    const second = gate.hold();
    await gate.chunkFailed('mf-donate', 'old');
    expect(reload).not.toHaveBeenCalled();
    first();
    first();
    expect(reload).not.toHaveBeenCalled();
    second();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is not reloaded on release when it is not stale', () => {
    createReloadGate({ isStale: outdated, reload }).hold()();
    expect(reload).not.toHaveBeenCalled();
  });
});
