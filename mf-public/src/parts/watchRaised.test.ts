import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchRaised, type Raised } from './watchRaised';

/** A stream that says and fails what the test wants. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    streams.push(this);
  }
  say(list: unknown) {
    this.dispatchEvent(new MessageEvent('raised', { data: JSON.stringify(list) }));
  }
  fail(forGood: boolean) {
    this.readyState = forGood ? Stream.CLOSED : 0;
    this.dispatchEvent(new Event('error'));
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
}

let streams: Stream[];
let told: Raised[];
let page: AbortController;

beforeEach(() => {
  streams = [];
  told = [];
  page = new AbortController();
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
  watchRaised('/api/projects/stream', (raised) => told.push(raised), page.signal);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tells what each project has raised, by one stream for all of them', () => {
  expect(streams.map(({ address }) => address)).toEqual(['/api/projects/stream']);
  streams[0]?.say([
    { slug: 'my-allegro', raised: 1 },
    { slug: 'mate', raised: 210_000 },
  ]);
  streams[0]?.say([{ slug: 'mate', raised: 220_000 }]);
  expect(told.map((raised) => [...raised])).toEqual([
    [
      ['my-allegro', 1],
      ['mate', 210_000],
    ],
    [['mate', 220_000]],
  ]);
});

it('asks again after a refusal, and leaves a broken line to the browser', () => {
  streams[0]?.fail(false);
  vi.advanceTimersByTime(60_000);
  expect(streams).toHaveLength(1);
  streams[0]?.fail(true);
  vi.advanceTimersByTime(30_000);
  expect(streams).toHaveLength(2);
  streams[1]?.say([{ slug: 'mate', raised: 230_000 }]);
  expect(told).toEqual([new Map([['mate', 230_000]])]);
});

it('ends with the page, also while it waits to ask again', () => {
  streams[0]?.fail(true);
  page.abort();
  vi.advanceTimersByTime(60_000);
  expect(streams).toHaveLength(1);
  expect(streams[0]?.readyState).toBe(Stream.CLOSED);
});
