import { asc } from 'drizzle-orm';
import { csvOf } from '../../platform/core/csv';
import { readAccountNames } from '../../platform/db/accountNames';
import { staffAccounts } from '../../platform/db/schema';
import { createRouter } from '../../platform/http/router';
import { csvFile, csvLines } from '../staff-lists/csvAnswer';
import * as routes from './audit.routes';
import { auditLabels } from './auditLabels';
import { auditColumns, auditLines } from './auditLines';
import { listActions, readAction, readChanges } from './readActions';

export const auditRouter = createRouter()
  .openapi(routes.listAuditRoute, async (c) =>
    c.json(await listActions(c.var.deps, c.req.valid('query')), 200),
  )
  .openapi(routes.exportAuditRoute, async (c) => {
    const { deps } = c.var;
    const columns = auditColumns(auditLabels(deps.features));
    const pages = [csvOf([Object.keys(columns)])];
    for await (const rows of readChanges(deps, c.req.valid('query'))) {
      const lines = csvOf(csvLines(columns, rows.flatMap(auditLines)));
      // The UTF-8 mark belongs only at the beginning of a file.
      pages.push(lines.replace(/^\uFEFF/, ''));
    }
    return c.body(...csvFile(deps, 'audit', pages.join('')));
  })
  .openapi(routes.listAuditOperationsRoute, (c) => {
    const { changes } = c.var.deps.features;
    return c.json(
      Object.entries(changes).map(([operation, label]) => ({ operation, label })),
      200,
    );
  })
  .openapi(routes.getAuditActionRoute, async (c) =>
    c.json(await readAction(c.var.deps, c.req.valid('param').id), 200),
  )
  .openapi(routes.listStaffAccountsRoute, async (c) => {
    const { account, name } = staffAccounts;
    const { db } = c.var.deps;
    const rows = await db.select({ account }).from(staffAccounts).orderBy(asc(name), asc(account));
    const nameOf = await readAccountNames(
      db,
      rows.map((row) => row.account),
    );
    return c.json(
      rows.map((row) => ({ ...row, name: nameOf(row.account) })),
      200,
    );
  });
