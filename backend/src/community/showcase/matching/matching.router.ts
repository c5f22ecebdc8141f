import { createRouter } from '../../../platform/http/router';
import { changeOffer, offerEngagement } from './changeOffer';
import { changeOfferRoute, getMatchingRoute, offerEngagementRoute } from './matching.routes';
import { readMatching } from './readMatching';

export const matchingRouter = createRouter()
  .openapi(getMatchingRoute, async (c) =>
    c.json(await readMatching(c.var.deps, c.req.valid('param').id, c.req.valid('query').search), 200),
  )
  .openapi(offerEngagementRoute, async (c) => {
    const { deps, actor } = c.var;
    const { id } = c.req.valid('param');
    const requestKey = c.req.valid('header')['idempotency-key'];
    const performerId = c.req.valid('json').performer;
    await offerEngagement(deps, { engagementId: id, performerId, requestKey, actor });
    return c.body(null, 204);
  })
  .openapi(changeOfferRoute, async (c) => {
    const { deps, actor } = c.var;
    const change = { id: c.req.valid('param').id, state: c.req.valid('json').state, actor };
    await changeOffer(deps, change);
    return c.body(null, 204);
  });
