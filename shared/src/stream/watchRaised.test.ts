// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchRaised, type RaisedBySlug } from './watchRaised';

/** A connection that the test controls. */
interface Connection {
  readonly url: string;
  readonly send: (rows: unknown) => void;
  readonly breakOff: () => void;
  readonly isOpen: () => boolean;
}

let connections: Connection[];
let status: number;
let page: AbortController;
let onLost: ReturnType<typeof vi.fn<() => void>>;
let raised: RaisedBySlug[];

beforeEach(() => {
  connections = [];
  status = 200;
  page = new AbortController();
  onLost = vi.fn();
  raised = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        signal.addEventListener('abort', () => stream.error(signal.reason));
        connections.push({
          url,
          send: (rows) =>
            stream.enqueue(new TextEncoder().encode(`event: raised\ndata: ${JSON.stringify(rows)}\n\n`)),
          breakOff: () => stream.close(),
          isOpen: () => !signal.aborted,
        });
      },
    });
    return Promise.resolve(new Response(body, { status }));
  });
});
afterEach(() => {
  page.abort();
});

const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

async function watch(): Promise<void> {
  watchRaised(page.signal, {
    url: '/api/projects/stream',
    onRaised: (next) => raised.push(next),
    onLost,
  });
  await settle();
}

function showPage(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('reports what each project has raised and ignores invalid amounts', async () => {
  await watch();
  connections[0]?.send([{ slug: 'mate', raised: 210_000 }, { slug: 'vehicle' }, null]);
  connections[0]?.send([{ slug: 'mate', raised: 220_000 }]);
  await settle();
  expect(connections.map(({ url }) => url)).toEqual(['/api/projects/stream']);
  expect(raised).toEqual([{ mate: 210_000 }, { mate: 220_000 }]);
  expect(onLost).not.toHaveBeenCalled();
});

it('is closed while the page is hidden, without losing updates', async () => {
  await watch();
  showPage('hidden');
  await settle(60_000);
  expect(connections.map(({ isOpen }) => isOpen())).toEqual([false]);
  showPage('visible');
  await settle();
  expect(connections.map(({ isOpen }) => isOpen())).toEqual([false, true]);
  expect(onLost).not.toHaveBeenCalled();
});

it('reports each lost connection and reconnects', async () => {
  status = 503;
  await watch();
  await settle(7_000);
  expect(connections).toHaveLength(4);
  expect(onLost).toHaveBeenCalledTimes(3 + 1);
  status = 200;
  await settle(8_000);
  connections.at(-1)?.send([{ slug: 'mate', raised: 1 }]);
  await settle();
  expect(raised).toEqual([{ mate: 1 }]);
});

it('ends when the signal aborts, even while it waits to reconnect', async () => {
  await watch();
  connections[0]?.breakOff();
  await settle();
  page.abort();
  showPage('visible');
  await settle(60_000);
  expect(connections).toHaveLength(1);
});

it('opens nothing, also later, when the page was left before it begins', async () => {
  page.abort();
  await watch();
  showPage('hidden');
  showPage('visible');
  await settle();
  expect(connections).toEqual([]);
});
