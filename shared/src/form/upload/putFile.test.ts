import { expect, it, vi } from 'vitest';
import { putFile } from './putFile';

it('sends nothing of a file that was canceled before its turn', async () => {
  const ask = vi.fn();
  vi.stubGlobal('XMLHttpRequest', ask);
  const canceled = new Error('Operation cancelled.');
  const sending = putFile(
    { id: '1', ticket: 't' },
    { apiBase: '/api', file: new Blob(['%PDF']), signal: AbortSignal.abort(canceled), onProgress: vi.fn() },
  );
  await expect(sending).rejects.toBe(canceled);
  expect(ask).not.toHaveBeenCalled();
});
