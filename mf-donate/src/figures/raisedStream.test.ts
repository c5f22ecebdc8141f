// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchRaised, type RaisedByUrl } from './raisedStream';

/** A stream in the tests' hands. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 0;

  constructor(readonly url: string) {
    super();
    Stream.opened.push(this);
  }

  say(rows: unknown): void {
    this.dispatchEvent(new MessageEvent('raised', { data: JSON.stringify(rows) }));
  }

  fail(readyState: number): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = Stream.CLOSED;
  }
}

const openNow = () => Stream.opened.filter(({ readyState }) => readyState !== Stream.CLOSED);
const watcher = () => ({ onRaised: vi.fn<(raised: RaisedByUrl) => void>(), onLost: vi.fn() });

function showPage(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  Stream.opened = [];
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is one connection for all who watch, and closes with the last of them', () => {
  const [one, other] = [watcher(), watcher()];
  const [endOne, endOther] = [watchRaised(one), watchRaised(other)];
  expect(Stream.opened.map(({ url }) => url)).toEqual(['/api/projects/stream']);
  Stream.opened[0]?.say([{ slug: 'mate', raised: 250_000 }]);
  for (const { onRaised } of [one, other]) {
    expect(onRaised).toHaveBeenCalledExactlyOnceWith(new Map([['mate', 250_000]]));
  }
  endOne();
  expect(openNow()).toHaveLength(1);
  endOther();
  expect(openNow()).toHaveLength(0);
});

it('is closed while the page is hidden', () => {
  const end = watchRaised(watcher());
  showPage('hidden');
  expect(openNow()).toHaveLength(0);
  showPage('visible');
  expect(openNow()).toHaveLength(1);
  end();
});

it('leaves a broken connection to the browser, and asks in another way when it is refused', () => {
  const one = watcher();
  const end = watchRaised(one);
  Stream.opened[0]?.fail(0);
  expect(one.onLost).not.toHaveBeenCalled();
  for (const tries of [1, 2, 3]) {
    Stream.opened.at(-1)?.fail(Stream.CLOSED);
    expect(one.onLost).toHaveBeenCalledTimes(tries);
    vi.advanceTimersByTime(60_000);
    expect(Stream.opened).toHaveLength(tries + 1);
  }
  end();
  vi.advanceTimersByTime(60_000);
  expect(Stream.opened).toHaveLength(4);
});

it('passes over what is no amount', () => {
  const one = watcher();
  const end = watchRaised(one);
  Stream.opened[0]?.say([{ slug: 'mate', raised: 1 }, { slug: 'vehicle' }, null]);
  expect(one.onRaised).toHaveBeenCalledExactlyOnceWith(new Map([['mate', 1]]));
  end();
});
