// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { fetchArchive } from './fetchArchive';

/** The smallest archive: only its end record. */
const whole = new Uint8Array([0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0)]);

/** Stubs the API's response in these pieces, aborted after them when it fails. */
function answer(pieces: readonly Uint8Array[], { fails = false, status = 200 } = {}): void {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      if (fails) controller.error(new TypeError('network error'));
      else controller.close();
    },
  });
  const headers = { 'content-disposition': 'attachment; filename="everything-2025-03-01.zip"' };
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status, headers })),
  );
}
const take = (onProgress: (bytes: number) => void = () => undefined) =>
  fetchArchive('/api/staff/export', 'token', onProgress);

it('accepts a complete archive, and reports the progress', async () => {
  answer([whole.slice(0, 10), whole.slice(10)]);
  const told: number[] = [];
  const { name, content } = await take((bytes) => told.push(bytes));
  expect([name, content.size, told]).toEqual(['everything-2025-03-01.zip', 22, [10, 22]]);
});

it.each([
  ['broke off', [whole.slice(0, 10)], true],
  ['ended too early', [whole.slice(0, 10)], false],
  ['is empty', [], false],
])('reports an incomplete archive when it %s', async (_, pieces, fails) => {
  answer(pieces, { fails });
  await expect(take()).rejects.toThrow('was interrupted');
});

it('says why the export was rejected', async () => {
  const refusal = {
    error: { code: 'forbidden', message: 'This needs one of the roles: admin.', requestId: 'a' },
  };
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(refusal, { status: 403 })),
  );
  await expect(take()).rejects.toThrow('This needs one of the roles: admin.');
});
