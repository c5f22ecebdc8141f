import { createRouter } from '../../platform/http/router';
import { archiveParts, type Piece } from './archiveParts';
import { exportEverythingRoute } from './export.routes';
import { zipStream } from './zipStream';

export const exportRouter = createRouter().openapi(exportEverythingRoute, (c) => {
  const { deps, log, actor } = c.var;
  const day = deps.clock.now().toISOString().slice(0, 10);
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="everything-${day}.zip"`,
  };
  // The archive of a HEAD would never be read, and so never end.
  if (c.req.method === 'HEAD') return c.body(null, 200, headers);
  const over = deps.exportsAtOnce.begin([actor.id]);
  log.info('all data was exported');
  return c.body(zipStream(untilOver(archiveParts(deps), over)), 200, headers);
});

/** Calls back when the reader stops, at the end or before. */
async function* untilOver(parts: AsyncGenerator<Piece>, over: () => void): AsyncGenerator<Piece> {
  try {
    yield* parts;
  } finally {
    over();
  }
}
