import { createRouter } from '../http/router';
import { archiveParts } from './archiveParts';
import { exportEverythingRoute } from './export.routes';
import { zipStream } from './zipStream';

export const exportRouter = createRouter().openapi(exportEverythingRoute, (c) => {
  const { deps, log } = c.var;
  log.info('everything was asked for');
  const day = deps.clock.now().toISOString().slice(0, 10);
  return c.body(zipStream(archiveParts(deps)), 200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="everything-${day}.zip"`,
  });
});
