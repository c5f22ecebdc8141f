import { createRouter } from '../../platform/http/router';
import { takeSubmission } from '../../platform/http/submission';
import { csvAnswer } from '../../staff/staff-lists/csvAnswer';
import { exportInterestsRoute, registerInterestRoute } from './interest.routes';
import { registerInterest, exportInterests, interestColumns } from './registerInterest';

export const ticketInterestRouter = createRouter()
  .openapi(registerInterestRoute, async (c) => {
    const interest = c.req.valid('json');
    const limit = { form: 'tickets.interest', name: interest.name, mailsTo: [interest.email] as const };
    await takeSubmission(c, interest, limit, (deps, key) => registerInterest(deps, interest, key));
    return c.json({ status: 'received' as const }, 201);
  })
  .openapi(exportInterestsRoute, async (c) => {
    const rows = await exportInterests(c.var.deps, c.req.valid('query'));
    return c.body(...csvAnswer(c.var.deps, 'interest', interestColumns, rows));
  });
