import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Settings } from '../platform/config/settings';
import { startTestApi, testNow, type TestApi } from './api';
import { openTestDatabase } from './database';
import { startTestPayments, type TestPayments } from './payments';

/**
 * Runs the API for the tests of a file; each test begins at `testNow`.
 * @returns the API, which runs when the first hook of the file does
 */
export const testApi = (overrides?: Partial<Settings>): TestApi => run(() => startTestApi(overrides));

/** The same with a local checkout that sends its webhooks there. */
export const testPayments = (overrides?: Partial<Settings>): TestPayments =>
  run(() => startTestPayments(overrides));

/** Returns the headers of a signed-in person with these claims, staff unless they say otherwise. */
export function signedIn(api: TestApi, claims: Record<string, unknown> = {}): { authorization: string } {
  const headers = { authorization: '' };
  beforeAll(async () => void (headers.authorization = `Bearer ${await api.token(claims)}`));
  return headers;
}

/** A database alone. */
export const testDatabase = () => forThisFile(openTestDatabase, (database) => database.close());

function run<T extends TestApi>(start: () => Promise<T>): T {
  const api = forThisFile(start, (running) => running.stop());
  beforeEach(() => api.clock.set(testNow));
  return api;
}

function forThisFile<T extends object>(start: () => Promise<T>, stop: (running: T) => Promise<void>): T {
  const running = {} as T;
  beforeAll(async () => void Object.assign(running, await start()));
  afterAll(() => stop(running));
  return running;
}
