import { createRouter } from '../platform/http/router';
import { takeSubmission } from '../platform/http/submission';
import * as routes from './community.routes';
import { confirmMember } from './confirmMember';
import { joinCommunity } from './joinCommunity';
import { leaveCommunity } from './leaveCommunity';
import { lookAtLink } from './lookAtLink';
import { leaveUrl } from './memberLinks';

export const communityRouter = createRouter()
  .openapi(routes.joinCommunityRoute, async (c) => {
    const request = c.req.valid('json');
    await takeSubmission(
      c,
      request,
      { form: 'community', name: request.name, mailsTo: [request.email] },
      (deps, key) => joinCommunity(deps, request, key),
    );
    return c.json({ status: 'received' as const }, 201);
  })
  .openapi(routes.confirmMemberRoute, async (c) => {
    await confirmMember(c.var.deps, c.req.valid('json').token);
    return c.json({ status: 'confirmed' as const }, 200);
  })
  .openapi(routes.lookAtCommunityLinkRoute, async (c) =>
    c.json({ state: await lookAtLink(c.var.deps, c.req.valid('json')) }, 200),
  )
  .openapi(routes.leaveCommunityRoute, async (c) => {
    await leaveCommunity(c.var.deps, c.req.valid('json').token);
    return c.json({ status: 'left' as const }, 200);
  })
  .openapi(routes.unsubscribeMemberRoute, async (c) => {
    await leaveCommunity(c.var.deps, c.req.valid('query').token);
    return c.json({ status: 'left' as const }, 200);
  })
  .openapi(routes.openMemberUnsubscribeRoute, (c) =>
    c.redirect(leaveUrl(c.var.deps.settings.siteOrigins[0] ?? '', c.req.valid('query').token), 303),
  );
