import { describe, expect, it, vi } from 'vitest';
import { BusyError, loadConfig } from './loadConfig';

function answerWith(status: number, headers: Record<string, string> = {}): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ auth: {} }, { status, headers })),
  );
}

/** Returns the error of loading the configuration. */
const failure = () => loadConfig('/api/config').catch((error: unknown) => error);

describe('the configuration', () => {
  it.each([
    [503, '7', 7],
    [429, '30', 30],
    [503, undefined, 5],
    [503, 'Wed, 21 Oct 2015 07:28:00 GMT', 5],
    [429, '86400', 60],
  ])('is fetched again after %i with Retry-After %s', async (status, retryAfter, seconds) => {
    answerWith(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter });
    const error = (await failure()) as BusyError;
    expect(error).toBeInstanceOf(BusyError);
    expect(error.waitMs).toBeGreaterThanOrEqual(seconds * 1_000);
    expect(error.waitMs).toBeLessThanOrEqual(seconds * 1_250);
  });

  it('is not fetched again when the API fails', async () => {
    answerWith(500);
    expect(await failure()).toEqual(new Error('Sign-in is unavailable right now. Please try again.'));
  });

  it("includes the offset of the device's clock", async () => {
    answerWith(200, { date: new Date(Date.now() + 3_600_000).toUTCString() });
    const { clockOffsetMs } = (await loadConfig('/api/config')) as { clockOffsetMs: number };
    expect(Math.abs(clockOffsetMs - 3_600_000)).toBeLessThan(2_000);
  });
});
