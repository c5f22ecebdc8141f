import { afterAll, beforeAll } from 'vitest';
import type { Settings } from '../platform/config/settings';
import { startTestApi, type TestApi } from './api';
import { startTestPayments, type TestPayments } from './payments';

/** Runs the API for the tests of a file. @returns the API, which runs when the first hook of the file does */
export const testApi = (overrides?: Partial<Settings>): TestApi => forThisFile(() => startTestApi(overrides));

/** The same with a local checkout that sends its webhooks there. */
export const testPayments = (overrides?: Partial<Settings>): TestPayments =>
  forThisFile(() => startTestPayments(overrides));

function forThisFile<T extends { stop: () => Promise<void> }>(start: () => Promise<T>): T {
  const running = {} as T;
  beforeAll(async () => void Object.assign(running, await start()));
  afterAll(() => running.stop());
  return running;
}
