import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { newerMembers } from './newerMembers';

const ROOT = join(import.meta.dirname, '../..');

/** What some supported browsers lack and our code reads all the same, with the reason. */
const REASONS: Readonly<Record<string, string>> = {
  'AbortSignal.reason': 'has a default where it is read, or `abortWith` adds it',
  'AbortSignal.throwIfAborted': 'is what olderBrowsers.ts adds',
  'CanvasRenderingContext2D.imageSmoothingQuality': 'is only set',
  'HTMLFormElement.requestSubmit': 'is tested for',
  'HTMLElement.hidePopover': 'is tested for',
  'HTMLElement.showPopover': 'is tested for',
  'Navigator.share': 'is tested for',
  'Navigator.vibrate': 'is tested for',
  'PerformanceResourceTiming.serverTiming': 'may be missing',
  'PerformanceServerTiming.description': 'is there if serverTiming is',
  'Window.cancelIdleCallback': 'is tested for',
  'Window.requestIdleCallback': 'is tested for',
};

test('browser code reads only what all supported browsers have', () => {
  const files = globSync('{mf-*,shell,shared}/src/**/*.{ts,tsx}', {
    cwd: ROOT,
    ignore: ['**/*.test.*', '**/testing/**'],
  });
  const sample = 'shell/checks/samples/newerMembers.ts';
  const found = newerMembers(ROOT, [...files, sample]);
  expect(found.filter(({ file }) => file === sample).map(({ name }) => name)).toEqual([
    'URLSearchParams.size',
    'Array.toSorted',
    'Array.findLast',
    'Document.adoptedStyleSheets',
    'CSSStyleSheet.CSSStyleSheet',
  ]);
  const ours = found.filter(({ file }) => file !== sample);
  expect(ours.filter(({ name }) => !REASONS[name])).toEqual([]);
  const read = new Set(ours.map(({ name }) => name));
  expect(Object.keys(REASONS).filter((name) => !read.has(name))).toEqual([]);
}, 180_000);
