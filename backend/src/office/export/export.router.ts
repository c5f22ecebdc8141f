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
  // Nobody would read, and so end, the archive of a HEAD.
  if (c.req.method === 'HEAD') return c.body(null, 200, headers);
  const over = deps.exportsAtOnce.begin([actor.id]);
  log.info('everything was asked for');
  return c.body(zipStream(untilOver(archiveParts(deps), over)), 200, headers);
});

/** Says so when nobody takes more of them, whether that was all or not. */
async function* untilOver(parts: AsyncGenerator<Piece>, over: () => void): AsyncGenerator<Piece> {
  try {
    yield* parts;
  } finally {
    over();
  }
}
