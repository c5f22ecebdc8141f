import { readJson } from '../core/readJson';
import { validationError } from '../http/errorResponse';
import { createRouter } from '../http/router';
import { countRefusals, readPolicyReports } from './countRefusals';
import { getPolicyReportsRoute, reportPolicyRoute } from './policyReports.routes';
import { refusalsIn, sentReports } from './refusal';

export const policyReportsRouter = createRouter()
  .openapi(reportPolicyRoute, async (c) => {
    const { deps } = c.var;
    const sent = sentReports.safeParse(readJson(await c.req.text()));
    if (!sent.success) throw validationError(sent.error);
    await countRefusals(deps, refusalsIn(sent.data, deps.settings.siteOrigins));
    return c.body(null, 204);
  })
  .openapi(getPolicyReportsRoute, async (c) => c.json(await readPolicyReports(c.var.deps), 200));
