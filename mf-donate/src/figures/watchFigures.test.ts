// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FiguresBySlug } from '@school/shared/projects';
import { watchFigures } from './watchFigures';

const mate = { slug: 'mate', raised: 200_000, target: 1_000_000, isOpen: true };

let isAway: boolean;
let isCut: boolean;
let page: AbortController;
let told: FiguresBySlug[];
let raise: ((rows: unknown) => void) | undefined;

beforeEach(() => {
  isAway = false;
  isCut = false;
  page = new AbortController();
  told = [];
  raise = undefined;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/projects' && isCut) return new Response('[{"slug":');
    if (url === '/api/projects') return isAway ? new Response('', { status: 503 }) : Response.json([mate]);
    if (url !== '/api/projects/stream') throw new Error(`Nobody answers ${url}`);
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        raise = (rows) =>
          stream.enqueue(new TextEncoder().encode(`event: raised\ndata: ${JSON.stringify(rows)}\n\n`));
      },
    });
    return new Response(body);
  });
});
afterEach(() => {
  page.abort();
});

async function watch() {
  watchFigures(page.signal, { apiBase: '/api', onFigures: (figures) => told.push(figures) });
  await vi.waitFor(() => expect(raise).toBeDefined());
}

it('reports the figures of the API and their changes', async () => {
  await watch();
  expect(told.at(-1)?.['mate']).toEqual({ raised: 200_000, target: 1_000_000, isOpen: true });
  raise?.([{ slug: 'mate', raised: 205_000 }]);
  await vi.waitFor(() => expect(told.at(-1)?.['mate']?.raised).toBe(205_000));
});

it('reports nothing while the API is unavailable, and reloads once it is reachable', async () => {
  isAway = true;
  await watch();
  expect(told).toEqual([]);
  isAway = false;
  raise?.([{ slug: 'mate', raised: 205_000 }]);
  await vi.waitFor(() => expect(told.at(-1)?.['mate']?.raised).toBe(200_000));
});

it('continues after a response that was cut off', async () => {
  isCut = true;
  await watch();
  expect(told).toEqual([]);
  isCut = false;
  raise?.([{ slug: 'mate', raised: 205_000 }]);
  await vi.waitFor(() => expect(told.at(-1)?.['mate']?.raised).toBe(200_000));
});
