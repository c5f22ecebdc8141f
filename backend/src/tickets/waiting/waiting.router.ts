import { createRouter } from '../../platform/http/router';
import { takeSubmission } from '../../platform/http/submission';
import { leaveList } from '../../platform/holds/waitingList';
import { joinWaitingList } from './joinWaitingList';
import { ticketWaitingList } from './ticketWaitingList';
import { joinWaitingListRoute, leaveWaitingListRoute } from './waiting.routes';

export const ticketWaitingRouter = createRouter()
  .openapi(joinWaitingListRoute, async (c) => {
    const entry = c.req.valid('json');
    const limit = { form: 'tickets.waiting', name: entry.name, mailsTo: [entry.email] as const };
    await takeSubmission(c, entry, limit, (deps, key) => joinWaitingList(deps, entry, key));
    return c.json({ status: 'received' as const }, 201);
  })
  .openapi(leaveWaitingListRoute, async (c) => {
    await leaveList(c.var.deps, ticketWaitingList, c.req.valid('json').token);
    return c.json({ status: 'left' as const }, 200);
  });
