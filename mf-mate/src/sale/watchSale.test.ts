// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SaleFacts } from './saleFacts';
import { watchSale } from './watchSale';

const standard = { id: 'standard', name: 'Standard', price: 15_000, left: 40, capacity: 60 };
const none = { planVersion: 1, held: [], sold: [], blocked: [] };

let isOpen: boolean;
let asked: number;
let page: AbortController;
let told: SaleFacts[];
let send: ((data: unknown) => void) | undefined;

beforeEach(() => {
  isOpen = true;
  asked = 0;
  send = undefined;
  page = new AbortController();
  told = [];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/tickets/sales/public') {
      asked += 1;
      return Response.json({ sale: 'public', isOpen, types: [standard] });
    }
    if (url !== '/api/tickets/stream') throw new Error(`Nobody answers ${url}`);
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        send = (data) =>
          stream.enqueue(new TextEncoder().encode(`event: availability\ndata: ${JSON.stringify(data)}\n\n`));
      },
    });
    return new Response(body);
  });
  watchSale(page.signal, { apiBase: '/api', sale: 'public', onFacts: (facts) => told.push(facts) });
});
afterEach(() => {
  page.abort();
});

const available = (left: number) =>
  send?.({ ...none, sales: [{ sale: 'public', isOpen }], types: [{ id: 'standard', left }] });

it('reports the sale of the API, and what is left after each change', async () => {
  await vi.waitFor(() => expect(told.at(-1)?.types[0]?.left).toBe(40));
  await vi.waitFor(() => expect(send).toBeDefined());
  available(39);
  await vi.waitFor(() => expect(told.at(-1)?.types[0]?.left).toBe(39));
  expect(told.at(-1)?.isOpen).toBe(true);
  expect(asked).toBe(1);
});

it('reloads the sale when staff close it', async () => {
  await vi.waitFor(() => expect(send).toBeDefined());
  await vi.waitFor(() => expect(told).toHaveLength(1));
  available(39);
  await vi.waitFor(() => expect(told.at(-1)?.types[0]?.left).toBe(39));
  isOpen = false;
  available(39);
  await vi.waitFor(() => expect(told.at(-1)?.isOpen).toBe(false));
  expect(asked).toBe(2);
});
