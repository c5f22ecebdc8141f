import { createRouter } from '../../platform/http/router';
import { takeSubmission } from '../../platform/http/submission';
import { leaveList } from '../../platform/holds/waitingList';
import { slotWaitingList } from '../offers/slotWaitingList';
import { joinWaiting } from './joinWaiting';
import { leaveSlotWaitingRoute, waitForSlotRoute } from './waiting.routes';

export const auditionWaitingRouter = createRouter()
  .openapi(waitForSlotRoute, async (c) => {
    const entry = c.req.valid('json');
    const limit = { form: 'competition.waiting', name: entry.name, mailsTo: [entry.email] as const };
    await takeSubmission(c, entry, limit, (deps, key) => joinWaiting(deps, entry, key));
    return c.json({ status: 'received' as const }, 201);
  })
  .openapi(leaveSlotWaitingRoute, async (c) => {
    await leaveList(c.var.deps, slotWaitingList, c.req.valid('json').token);
    return c.json({ status: 'left' as const }, 200);
  });
