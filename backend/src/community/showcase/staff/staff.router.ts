import { createRouter } from '../../../platform/http/router';
import { changeStatus } from '../../../staff/staff-lists/changeStatus';
import { changeStatuses } from '../../../staff/staff-lists/changeStatuses';
import { csvAnswer } from '../../../staff/staff-lists/csvAnswer';
import { readAll, readList, readOne } from '../../../staff/staff-lists/readList';
import {
  engagementCsv,
  engagementHeads,
  engagementList,
  engagementRoutes,
  engagementRow,
} from './engagements';
import { performerCsv, performerHeads, performerList, performerRoutes, performerRow } from './performers';

export const showcaseStaffRouter = createRouter()
  .openapi(performerRoutes.list, async (c) => {
    const { rows, ...page } = await readList(c.var.deps, performerList, c.req.valid('query'));
    return c.json({ ...page, rows: rows.map(({ row, changes }) => performerRow(row, changes)) }, 200);
  })
  .openapi(performerRoutes.exported, async (c) => {
    const rows = await readAll(c.var.deps, performerList, c.req.valid('query'));
    return c.body(...csvAnswer(c.var.deps, 'performers', performerHeads, rows.map(performerCsv)));
  })
  .openapi(performerRoutes.read, async (c) => {
    const { row, changes } = await readOne(c.var.deps, performerList, c.req.valid('param').id);
    return c.json(performerRow(row, changes), 200);
  })
  .openapi(performerRoutes.bulk, async (c) => {
    const { selection, dry, status } = c.req.valid('json');
    const wish = { selection, dry, to: status, actor: c.var.actor.id };
    return c.json(await changeStatuses(c.var.deps, performerList, wish), 200);
  })
  .openapi(performerRoutes.change, async (c) => {
    const { status } = c.req.valid('json');
    const { id } = c.req.valid('param');
    await changeStatus(c.var.deps, performerList, { id, to: status, actor: c.var.actor.id });
    return c.json({ status }, 200);
  })
  .openapi(engagementRoutes.list, async (c) => {
    const { rows, ...page } = await readList(c.var.deps, engagementList, c.req.valid('query'));
    return c.json({ ...page, rows: rows.map(({ row, changes }) => engagementRow(row, changes)) }, 200);
  })
  .openapi(engagementRoutes.exported, async (c) => {
    const rows = await readAll(c.var.deps, engagementList, c.req.valid('query'));
    return c.body(...csvAnswer(c.var.deps, 'engagements', engagementHeads, rows.map(engagementCsv)));
  })
  .openapi(engagementRoutes.read, async (c) => {
    const { row, changes } = await readOne(c.var.deps, engagementList, c.req.valid('param').id);
    return c.json(engagementRow(row, changes), 200);
  })
  .openapi(engagementRoutes.bulk, async (c) => {
    const { selection, dry, status } = c.req.valid('json');
    const wish = { selection, dry, to: status, actor: c.var.actor.id };
    return c.json(await changeStatuses(c.var.deps, engagementList, wish), 200);
  })
  .openapi(engagementRoutes.change, async (c) => {
    const { status } = c.req.valid('json');
    const { id } = c.req.valid('param');
    await changeStatus(c.var.deps, engagementList, { id, to: status, actor: c.var.actor.id });
    return c.json({ status }, 200);
  });
