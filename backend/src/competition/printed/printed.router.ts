import { createRouter } from '../../platform/http/router';
import { certificates } from './certificates';
import { getProgrammeRoute, listCertificatesRoute } from './printed.routes';
import { programme } from './programme';

export const printedRouter = createRouter()
  .openapi(getProgrammeRoute, async (c) =>
    c.json(await programme(c.var.deps, c.req.valid('param').round), 200),
  )
  .openapi(listCertificatesRoute, async (c) => c.json(await certificates(c.var.deps), 200));
