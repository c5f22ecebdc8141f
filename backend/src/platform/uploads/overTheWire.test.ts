import { readdirSync } from 'node:fs';
import { request, type ClientRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api';
import { testFiles } from '../../testing/files';
import { uploader } from '../../testing/uploads';

let api: TestApi;
let server: Server;
beforeAll(async () => {
  api = await startTestApi();
  server = createAdaptorServer({ fetch: api.app.fetch }) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await api.stop();
});

const filesOf = ({ id }: { id: string }) => readdirSync(join(api.dataDir, 'uploads', id));

/** Begins to send over a real connection. */
function put({ id, ticket }: { id: string; ticket: string }) {
  const { port } = server.address() as AddressInfo;
  const headers = { authorization: `Upload ${ticket}`, 'content-type': 'application/octet-stream' };
  const sending = request({ port, method: 'PUT', path: `/api/uploads/${id}`, headers });
  const answer = new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', (response: IncomingMessage) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode, body }));
    });
  });
  // A test that disconnects ignores the response.
  answer.catch(() => undefined);
  return { sending, answer };
}

const flushed = (sending: ClientRequest, bytes: Buffer) =>
  new Promise<void>((resolve) => sending.write(bytes, () => resolve()));

it('accepts files that are larger than the limit of other bodies', async () => {
  const bytes = Buffer.concat([testFiles.pdf, Buffer.alloc(2_000_000)]);
  const { sending, answer } = put(await uploader(api).announce({ size: bytes.length }));
  sending.end(bytes);
  expect((await answer).status).toBe(200);
});

it('answers at the first surplus byte, while more is still to come', async () => {
  const upload = await uploader(api).announce({ size: 100_000 });
  const { sending, answer } = put(upload);
  await flushed(sending, Buffer.alloc(100_001));
  const { status, body } = await answer;
  expect([status, JSON.parse(body)]).toMatchObject([422, { error: { code: 'wrong_file_size' } }]);
  expect(filesOf(upload)).toEqual([]);
  sending.destroy();
});

it('stores nothing of a sender who disconnects, and accepts the file when they return', async () => {
  const upload = await uploader(api).announce({ size: 100_000 });
  const { sending } = put(upload);
  await flushed(sending, Buffer.concat([testFiles.pdf, Buffer.alloc(50_000)]));
  await vi.waitFor(() => expect(filesOf(upload)).toHaveLength(1));
  sending.destroy();
  await vi.waitFor(() => expect(filesOf(upload)).toEqual([]));

  const again = put(upload);
  again.sending.end(Buffer.concat([testFiles.pdf, Buffer.alloc(100_000 - testFiles.pdf.length)]));
  expect((await again.answer).status).toBe(200);
  expect(filesOf(upload)).toHaveLength(1);
});
