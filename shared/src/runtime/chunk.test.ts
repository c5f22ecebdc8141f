import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, importChunk } from './chunk';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'chunkAddresses');
});

/** A module that notes each address that it is loaded from, and fails for those that have been asked for before. */
const chunk = (failures: number) =>
  `data:text/javascript,${encodeURIComponent(
    `(globalThis.chunkAddresses ??= []).push(import.meta.url);
     if (globalThis.chunkAddresses.length <= ${failures}) throw new TypeError('error loading dynamically imported module: ' + import.meta.url);
     export const name = 'here'; //`,
  )}`;

const failed = (url: string) => new TypeError(`Failed to fetch dynamically imported module: ${url}`);
const addresses = () => (globalThis as unknown as { chunkAddresses: string[] }).chunkAddresses;

async function settled<T>(promise: Promise<T>): Promise<T | Error> {
  const outcome = promise.catch((error: Error) => error);
  await vi.runAllTimersAsync();
  return outcome;
}

describe('importChunk', () => {
  it('asks for a changed address after a failure, since some browsers remember failed ones', async () => {
    const load = vi.fn(() => Promise.reject(failed(chunk(0))));
    expect(await settled(importChunk('LearnPage', load))).toMatchObject({ name: 'here' });
    expect(load).toHaveBeenCalledTimes(1);
    expect(addresses()).toHaveLength(1);
    expect(addresses()[0]).toMatch(/\?attempt=\d+$/);
  });

  it('never asks twice for an address that failed, not even on a later visit', async () => {
    const load = () => Promise.reject(failed(chunk(6)));
    expect(await settled(importChunk('LearnPage', load))).toBeInstanceOf(ChunkLoadError);
    expect(await settled(importChunk('LearnPage', load))).toBeInstanceOf(ChunkLoadError);
    expect(addresses()).toHaveLength(6);
    expect(new Set(addresses()).size).toBe(6);
    expect(await settled(importChunk('LearnPage', load))).toMatchObject({ name: 'here' });
  });

  it('tries the same way again where the browser does not name the address', async () => {
    const load = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
      .mockResolvedValue({});
    expect(await settled(importChunk('LearnPage', load))).toEqual({});
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('says in the end which chunk failed, and why', async () => {
    const cause = new Error('offline');
    const error = await settled(importChunk('LearnPage', () => Promise.reject(cause)));
    expect(error).toMatchObject({ message: 'Loading chunk LearnPage failed', chunk: 'LearnPage', cause });
  });

  it('says so as well when the chunk hangs', async () => {
    const error = await settled(importChunk('LearnPage', () => new Promise(() => undefined)));
    expect(error).toMatchObject({
      message: 'Loading chunk LearnPage failed',
      cause: { name: 'DeadlineError' },
    });
  });
});
