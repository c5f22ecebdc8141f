import { createRouter } from '../http/router';
import { getPageVersionsRoute } from './pageVersions.routes';
import { readVersions } from './readVersions';

export const pageVersionsRouter = createRouter().openapi(getPageVersionsRoute, async (c) => {
  const { deps } = c.var;
  // Includes what this instance has counted since the last minute.
  await deps.versionCounts.flush(deps);
  return c.json(await readVersions(deps), 200);
});
