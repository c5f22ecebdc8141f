import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, importChunk, isLoadFailure } from './chunk';

beforeEach(() => vi.useFakeTimers());

async function settled<T>(promise: Promise<T>): Promise<T | Error> {
  const outcome = promise.catch((error: Error) => error);
  await vi.runAllTimersAsync();
  return outcome;
}

const UNREACHABLE = [
  'Failed to fetch dynamically imported module: http://site/assets/LearnPage.js',
  'error loading dynamically imported module: http://site/assets/LearnPage.js',
  'Importing a module script failed.',
].map((message) => new TypeError(message));

describe('importChunk', () => {
  for (const failure of UNREACHABLE) {
    it(`retries after “${failure.message}”`, async () => {
      const load = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue({ name: 'here' });
      expect(await settled(importChunk('LearnPage', load))).toEqual({ name: 'here' });
      expect(load).toHaveBeenCalledTimes(2);
    });

    it(`reports the failed chunk and the reason in the end: “${failure.message}”`, async () => {
      const load = vi.fn(() => Promise.reject(failure));
      const error = await settled(importChunk('LearnPage', load));
      expect(error).toBeInstanceOf(ChunkLoadError);
      expect(error).toMatchObject({ message: 'Loading chunk LearnPage failed', cause: failure });
      expect(load).toHaveBeenCalledTimes(4);
    });
  }

  it('does not retry a broken chunk, which the browser would return again', async () => {
    const load = vi.fn(() => Promise.reject(new SyntaxError("Unexpected token '<'")));
    expect(await settled(importChunk('LearnPage', load))).toMatchObject({
      message: 'Loading chunk LearnPage failed',
    });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('passes on an error of the code itself and runs the code once', async () => {
    const mistake = new TypeError('u is not a function');
    const load = vi.fn(() => Promise.reject(mistake));
    expect(await settled(importChunk('LearnPage', load))).toBe(mistake);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('reports a chunk that hangs', async () => {
    const error = await settled(importChunk('LearnPage', () => new Promise(() => undefined)));
    expect(error).toMatchObject({
      message: 'Loading chunk LearnPage failed',
      cause: { name: 'DeadlineError' },
    });
  });
});

describe('a chunk load error', () => {
  it('includes what the federation runtime reports for an entry', () => {
    const cause = UNREACHABLE[0]?.message;
    expect(isLoadFailure(new Error(`[ Federation Runtime ]: #RUNTIME-008\nOriginal Error: ${cause}`))).toBe(
      true,
    );
    expect(isLoadFailure(new Error("#RUNTIME-015\nSyntaxError: Unexpected token '<'"))).toBe(true);
    expect(isLoadFailure(new Error('#RUNTIME-015\nError: no strings'))).toBe(false);
  });
});
