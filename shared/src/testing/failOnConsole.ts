import { afterEach, beforeEach, vi } from 'vitest';

// A test fails on console messages unless it mocks the console method.
const METHODS = ['error', 'warn'] as const;

beforeEach(() => {
  for (const method of METHODS) vi.spyOn(console, method);
});

afterEach(() => {
  for (const method of METHODS) {
    const spy = vi.mocked(console[method]);
    if (!vi.isMockFunction(spy)) continue;
    const calls = spy.mock.calls.map((call) => call.map(String).join(' '));
    const expected = spy.getMockImplementation() !== undefined && calls.length > 0;
    spy.mockRestore();
    if (!expected && calls.length > 0) throw new Error(`console.${method} was called: ${calls.join('; ')}`);
  }
});
