import { asc } from 'drizzle-orm';
import { staffAccounts } from '../db/schema';
import { createRouter } from '../http/router';
import { csvAnswer } from '../staff-lists/csvAnswer';
import {
  exportAuditRoute,
  getAuditActionRoute,
  listAuditRoute,
  listStaffAccountsRoute,
} from './audit.routes';
import { auditHeads, auditLines } from './auditLines';
import { listActions, readAction, readChanges } from './readActions';

export const auditRouter = createRouter()
  .openapi(listAuditRoute, async (c) => c.json(await listActions(c.var.deps, c.req.valid('query')), 200))
  .openapi(exportAuditRoute, async (c) => {
    const rows = await readChanges(c.var.deps, c.req.valid('query'));
    return c.body(...csvAnswer(c.var.deps, 'audit', auditHeads, rows.flatMap(auditLines)));
  })
  .openapi(getAuditActionRoute, async (c) =>
    c.json(await readAction(c.var.deps, c.req.valid('param').id), 200),
  )
  .openapi(listStaffAccountsRoute, async (c) => {
    const { account, name } = staffAccounts;
    const rows = await c.var.deps.db
      .select({ account, name })
      .from(staffAccounts)
      .orderBy(asc(name), asc(account));
    return c.json(rows, 200);
  });
