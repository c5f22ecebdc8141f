import { afterAll, beforeAll } from 'vitest';
import type { Settings } from '../platform/config/settings';
import { startTestApi, type TestApi } from './api';
import { openTestDatabase } from './database';
import { startTestPayments, type TestPayments } from './payments';

/** Runs the API for the tests of a file. @returns the API, which runs when the first hook of the file does */
export const testApi = (overrides?: Partial<Settings>): TestApi =>
  forThisFile(
    () => startTestApi(overrides),
    (api) => api.stop(),
  );

/** The same with a local checkout that sends its webhooks there. */
export const testPayments = (overrides?: Partial<Settings>): TestPayments =>
  forThisFile(
    () => startTestPayments(overrides),
    (shop) => shop.stop(),
  );

/** A database alone. */
export const testDatabase = () => forThisFile(openTestDatabase, (database) => database.close());

function forThisFile<T extends object>(start: () => Promise<T>, stop: (running: T) => Promise<void>): T {
  const running = {} as T;
  beforeAll(async () => void Object.assign(running, await start()));
  afterAll(() => stop(running));
  return running;
}
