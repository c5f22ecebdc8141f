// @vitest-environment happy-dom
import { runInNewContext } from 'node:vm';
import { parseAst } from 'vite';
import { expect, it, vi } from 'vitest';
import { inlineScript as startScript } from '../../release/compose/start/inlineScript';
import { inlineScript } from './inlineScript';
import { isOnLine } from './isOnLine';
import { watchPresses } from './watchPresses';

/** Adds listeners like a browser without `signal`. */
const olderListen = (_type: string, _listener: unknown, options: { capture?: boolean }) =>
  void options.capture;

it('detects support by the listener options that a browser reads', () => {
  const newer = (_type: string, _listener: unknown, options: { signal?: unknown }) => void options.signal;
  expect(isOnLine({ addEventListener: newer } as never)).toBe(true);
  expect(isOnLine({ addEventListener: olderListen } as never)).toBe(false);
});

it('records no press in an unsupported browser, and marks the page', () => {
  const listen = vi.spyOn(window, 'addEventListener').mockImplementation(olderListen as never);
  watchPresses(document);
  expect(listen).toHaveBeenCalledTimes(1);
  expect(window.earlyInputs).toBeUndefined();
  expect(document.documentElement.hasAttribute('data-plain')).toBe(true);
  listen.mockRestore();
  document.documentElement.removeAttribute('data-plain');
});

it('runs without an error in the oldest browsers', () => {
  const attributes = new Set<string>();
  const documentElement = {
    setAttribute: (name: string) => void attributes.add(name),
    hasAttribute: (name: string) => attributes.has(name),
  };
  const page = { defaultView: { addEventListener: olderListen }, documentElement };
  // No AbortController, PerformanceObserver or template.
  for (const script of [inlineScript, startScript]) runInNewContext(script, { document: page });
  expect([...attributes]).toEqual(['data-plain']);
});

it.each([inlineScript, startScript])('uses only syntax that old browsers can parse', (script) => {
  expect(() => parseAst(script)).not.toThrow();
  expect(script).not.toMatch(/\?\.[^\d]|\?\?|\bcatch\s*\{/);
});
