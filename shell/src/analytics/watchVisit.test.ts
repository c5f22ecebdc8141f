// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BeaconEvent } from '@school/shared/schemas/analytics';
import type { AppSource } from '../loading/registry';

type Vital = (metric: string, value: number, target?: Element) => void;
const { measureVitals } = vi.hoisted(() => ({ measureVitals: vi.fn<(onVital: Vital) => void>() }));
vi.mock('./measureVitals', () => ({ measureVitals }));

const MATE = '0123456789ab';
const DONATE = 'ba9876543210';
const published = { contract: 1, entry: 'remoteEntry.js', routes: [] };
const table = {
  'mf-mate': { ...published, version: MATE, channel: 'canary' as const },
  'mf-donate': { ...published, version: DONATE },
};
const apps = { get: () => ({ table }) } as unknown as AppSource;

let appEvents: BeaconEvent[];
let waiting: BeaconEvent[];
let watch: (event?: unknown, path?: string) => void;
beforeEach(async () => {
  vi.resetModules();
  ({ appEvents } = await import('../loading/appEvents'));
  const { watchVisit } = await import('./watchVisit');
  waiting = [];
  watch = (event, path: string | undefined = '/') => watchVisit({ waiting, path, apps }, event);
});
afterEach(() => {
  measureVitals.mockReset();
});

function errorIn(path: string, message = 'Ama is not defined'): ErrorEvent {
  const error = Object.assign(new Error(message), { stack: `Error: ${message}\n    at f (${path}:1:2)` });
  return new ErrorEvent('error', { error, message, filename: 'https://school.example/' });
}

const inMate = `https://school.example/apps/mf-mate/${MATE}/~2/assets/Page-1.js`;
const inDonate = `https://school.example/apps/mf-donate/${DONATE}/assets/Page-1.js`;
const inShell = 'https://school.example/apps/shell/aaaaaaaaaaaa/assets/main-1.js';
const mateError = { kind: 'app', app: 'mf-mate', version: MATE, channel: 'canary', outcome: 'error' };

describe('an uncaught error', () => {
  it('counts for the app whose code is nearest in the stack, without its message', () => {
    watch(errorIn(`${inShell}:1:2)\n    at g (${inMate}:1:2)\n    at h (${inDonate}`));
    expect(JSON.parse(JSON.stringify(appEvents))).toEqual([mateError]);
  });

  it('counts by the address of its script when it has no stack', () => {
    watch(new ErrorEvent('error', { filename: inDonate }));
    expect(appEvents).toMatchObject([{ app: 'mf-donate', version: DONATE, channel: undefined }]);
  });

  it('counts as the reason of a promise, which may be anything', () => {
    watch();
    const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });
    for (const reason of [errorIn(inMate).error, undefined, null, 'text']) watch(rejection(reason));
    expect(appEvents).toMatchObject([mateError]);
  });

  it.each([
    ['of the shell', inShell],
    ['of an extension', 'chrome-extension://abc/script.js'],
    ['of another version', inMate.replace(MATE, 'aaaaaaaaaaaa')],
    ['of an app that is not deployed', inMate.replace('mf-mate', 'mf-old')],
  ])('does not count %s', (_, path) => {
    watch(errorIn(path));
    expect(appEvents).toEqual([]);
  });

  it('counts at most five times on a page', () => {
    watch();
    for (let nth = 0; nth < 20; nth++) watch(errorIn(inMate));
    expect(appEvents).toHaveLength(5);
  });

  it('is counted besides the rest of the visit, which is watched once', () => {
    watch({ timeRemaining: () => 1 });
    for (let nth = 0; nth < 2; nth++) watch(errorIn(inMate));
    expect(appEvents).toHaveLength(2);
    expect(measureVitals).toHaveBeenCalledTimes(1);
  });
});

describe('a metric', () => {
  const report = (...vital: Parameters<Vital>) => measureVitals.mock.calls[0]![0](...vital);

  it('counts for the page, and the reaction to input also for the app', () => {
    watch();
    document.body.innerHTML = '<nav></nav><div data-app="mf-mate"><button></button></div>';
    report('LCP', 900);
    report('INP', 120, document.querySelector('button')!);
    expect(waiting).toEqual([
      { kind: 'vital', path: '/', metric: 'LCP', value: 900 },
      { kind: 'vital', path: '/', metric: 'INP', value: 120 },
    ]);
    expect(appEvents).toEqual([{ ...mateError, outcome: 'inp', ms: 120 }]);
  });

  it.each(['nav', 'p'])('counts for no app when the input was elsewhere (%s)', (place) => {
    watch();
    document.body.innerHTML = '<nav></nav><div data-app="mf-old"><p></p></div>';
    report('INP', 120, document.querySelector(place)!);
    report('INP', 120);
    expect(appEvents).toEqual([]);
  });
});
