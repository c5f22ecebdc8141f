import { Readable } from 'node:stream';
import { startTestApi } from '../../api';
import { testFiles } from '../../files';
import { uploader } from '../../uploads';
import { emptyRow, type AttackRow } from './row';
import { aMessage } from './fixture';

/** Fails like a full disk in the middle of a file. */
async function* untilFull(bytes: Readable) {
  yield (await bytes[Symbol.asyncIterator]().next()).value;
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
}

/** Fills the disk: operations without files continue, and the others report it. */
export async function fullDisk(tries: number): Promise<AttackRow> {
  const row = emptyRow('a disk without room');
  const plenty = tries * 2;
  const api = await startTestApi({
    formsPerHour: plenty,
    uploads: { perHour: plenty, withinSeconds: 60 },
  });
  try {
    const { files } = api.deps;
    api.deps.files = {
      ...files,
      write: (key, bytes, size) => files.write(key, Readable.from(untilFull(bytes)), size),
      freeBytes: async () => 0,
    };
    const { announce, put } = uploader(api);
    for (let nth = 0; nth < tries; nth += 1) {
      row.tries += 1;
      const sent = await put(await announce(), testFiles.pdf);
      if (sent.status < 400) row.admitted += 1;
      else if (sent.status !== 503 || !sent.headers.has('retry-after')) row.errors += 1;
      const written = await api.app.request('/api/contact/messages', aMessage(`full${nth}@example.com`));
      if (written.status !== 201) row.lost += 1;
    }
    if ((await api.send('GET', '/api/ready')).status !== 503) row.admitted += 1;
  } finally {
    await api.stop();
  }
  return row;
}
