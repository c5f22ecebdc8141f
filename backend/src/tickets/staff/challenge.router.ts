import { createRouter } from '../../platform/http/router';
import { changeStatus } from '../../staff/staff-lists/changeStatus';
import { changeStatuses } from '../../staff/staff-lists/changeStatuses';
import { csvAnswer } from '../../staff/staff-lists/csvAnswer';
import { readAll, readList, readOne } from '../../staff/staff-lists/readList';
import {
  challengeCsv,
  challengeHeads,
  challengeList,
  challengeRoutes,
  challengeRow,
} from './challengeEntries';

export const challengeStaffRouter = createRouter()
  .openapi(challengeRoutes.list, async (c) => {
    const { rows, ...page } = await readList(c.var.deps, challengeList, c.req.valid('query'));
    return c.json({ ...page, rows: rows.map(({ row, changes }) => challengeRow(row, changes)) }, 200);
  })
  .openapi(challengeRoutes.exported, async (c) => {
    const rows = await readAll(c.var.deps, challengeList, c.req.valid('query'));
    return c.body(...csvAnswer(c.var.deps, 'challenge', challengeHeads, rows.map(challengeCsv)));
  })
  .openapi(challengeRoutes.read, async (c) => {
    const { row, changes } = await readOne(c.var.deps, challengeList, c.req.valid('param').id);
    return c.json(challengeRow(row, changes), 200);
  })
  .openapi(challengeRoutes.bulk, async (c) => {
    const { selection, dry, status } = c.req.valid('json');
    const wish = { selection, dry, to: status, actor: c.var.actor.id };
    return c.json(await changeStatuses(c.var.deps, challengeList, wish), 200);
  })
  .openapi(challengeRoutes.change, async (c) => {
    const { status } = c.req.valid('json');
    const { id } = c.req.valid('param');
    await changeStatus(c.var.deps, challengeList, { id, to: status, actor: c.var.actor.id });
    return c.json({ status }, 200);
  });
