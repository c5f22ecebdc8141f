import type { Context } from 'hono';
import { notFound } from '../../platform/core/errors';
import type { AppEnv } from '../../platform/http/deps';
import { createRouter } from '../../platform/http/router';
import { draftContent, publishContent } from './changeContent';
import { readPreview } from './previews';
import { listContent, newestOf, readContent } from './readContent';
import * as routes from './siteContent.routes';

const pathOf = ({ owner, name }: { owner: string; name: string }) => `/content/${owner}/${name}`;
const requestOf = <Requested>({ var: { actor } }: Context<AppEnv>, path: string, requested: Requested) => ({
  path,
  requested,
  actor,
});

export const siteContentRouter = createRouter()
  .openapi(routes.getPublishedContentRoute, async (c) => {
    const value = (await newestOf(c.var.deps, pathOf(c.req.valid('param'))))?.value ?? null;
    if (value === null) throw notFound('This text');
    return c.json(value, 200);
  })
  .openapi(routes.previewContentRoute, async (c) =>
    c.json(await readPreview(c.var.deps, c.req.valid('param').key), 200),
  );

export const siteContentStaffRouter = createRouter()
  .openapi(routes.listContentRoute, async (c) => c.json(await listContent(c.var.deps), 200))
  .openapi(routes.getContentRoute, async (c) =>
    c.json(await readContent(c.var.deps, pathOf(c.req.valid('param'))), 200),
  )
  .openapi(routes.draftContentRoute, async (c) => {
    const path = pathOf(c.req.valid('param'));
    await draftContent(c.var.deps, requestOf(c, path, c.req.valid('json')));
    return c.json(await readContent(c.var.deps, path), 200);
  })
  .openapi(routes.publishContentRoute, async (c) => {
    const path = pathOf(c.req.valid('param'));
    await publishContent(c.var.deps, requestOf(c, path, c.req.valid('json')));
    return c.json(await readContent(c.var.deps, path), 200);
  });
