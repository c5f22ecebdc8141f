import type { UploadTicket } from '@school/shared/schemas/uploads';
import type { TestApi } from './api';
import { testFiles } from './files';

/** Announces and sends files to an API under test, as the form's hook does. */
export function uploader(api: TestApi) {
  const announce = async (change: Record<string, unknown> = {}) => {
    const file = { purpose: 'cv', name: 'ama.pdf', size: testFiles.pdf.length, ...change };
    const response = await api.send('POST', '/api/uploads', file);
    return { status: response.status, ...((await response.json()) as UploadTicket) };
  };
  const ask = (method: string, { id, ticket }: Pick<UploadTicket, 'id' | 'ticket'>, body?: BodyInit) =>
    api.app.request(`/api/uploads/${id}`, {
      method,
      headers: { authorization: `Upload ${ticket}` },
      ...(body === undefined ? {} : { body, duplex: 'half' }),
    });
  return {
    announce,
    ask,
    put: (upload: Pick<UploadTicket, 'id' | 'ticket'>, body: Uint8Array | ReadableStream) =>
      ask('PUT', upload, body as BodyInit),
    /** Stores a file that is not claimed yet. */
    stored: async (change: Record<string, unknown> = {}, bytes: Uint8Array = testFiles.pdf) => {
      const upload = await announce({ size: bytes.length, ...change });
      const response = await ask('PUT', upload, bytes as BodyInit);
      if (response.status !== 200) throw new Error(`Not stored: ${await response.text()}`);
      return upload;
    },
  };
}
