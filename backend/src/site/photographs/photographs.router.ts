import type { AddedFormat } from '@school/shared/schemas/photographs/files';
import { createRouter } from '../../platform/http/router';
import { addPhotograph } from './addPhotograph';
import { makeFile } from './makeFile';
import * as routes from './photographs.routes';
import { readConsent } from './readConsent';

/** How long browsers keep a file. The API sends none of a photograph that the job has found unused. Seconds. */
const freshSeconds = 24 * 60 * 60;

export const photographsRouter = createRouter().openapi(routes.getPhotographRoute, async (c) => {
  const { id, file } = c.req.valid('param');
  const [width, format] = file.split('.') as [string, AddedFormat];
  const bytes = await makeFile(c.var.deps, { id, width: Number(width), format });
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': format === 'jpg' ? 'image/jpeg' : 'image/webp',
    'content-length': String(bytes.length),
    'cache-control': `public, max-age=${freshSeconds}`,
    'x-content-type-options': 'nosniff',
  });
});

export const photographsStaffRouter = createRouter()
  .openapi(routes.addPhotographRoute, async (c) =>
    c.json(await addPhotograph(c.var.deps, c.var.actor, c.req.valid('json')), 201),
  )
  .openapi(routes.getPhotographConsentRoute, async (c) =>
    c.json(await readConsent(c.var.deps, c.req.valid('param').id), 200),
  );
