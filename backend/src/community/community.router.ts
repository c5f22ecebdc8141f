import { clientAddress } from '../http/client-address';
import { createRouter } from '../http/router';
import { takeFromLimit } from '../limits/take-from-limit';
import { joinCommunityRoute } from './community.routes';
import { joinCommunity } from './join-community';

const hour = 60 * 60;

export const communityRouter = createRouter().openapi(joinCommunityRoute, async (c) => {
  const { deps } = c.var;
  const max = deps.settings.joinPerHour;
  await takeFromLimit(deps, { name: 'community.join', who: clientAddress(c), max, windowSeconds: hour });
  await joinCommunity(deps, c.req.valid('json'));
  return c.json({ status: 'joined' as const }, 201);
});
