import { createRouter } from '../../platform/http/router';
import { changeStatus } from '../../staff/staff-lists/changeStatus';
import { changeStatuses } from '../../staff/staff-lists/changeStatuses';
import { csvAnswer } from '../../staff/staff-lists/csvAnswer';
import { readAll, readList, readOne } from '../../staff/staff-lists/readList';
import {
  registrationCsv,
  registrationHeads,
  registrationList,
  registrationRoutes,
  registrationRow,
} from './registrations';

export const musicStudyStaffRouter = createRouter()
  .openapi(registrationRoutes.list, async (c) => {
    const { rows, ...page } = await readList(c.var.deps, registrationList, c.req.valid('query'));
    return c.json({ ...page, rows: rows.map(({ row, changes }) => registrationRow(row, changes)) }, 200);
  })
  .openapi(registrationRoutes.exported, async (c) => {
    const rows = await readAll(c.var.deps, registrationList, c.req.valid('query'));
    return c.body(...csvAnswer(c.var.deps, 'music-study', registrationHeads, rows.map(registrationCsv)));
  })
  .openapi(registrationRoutes.read, async (c) => {
    const { row, changes } = await readOne(c.var.deps, registrationList, c.req.valid('param').id);
    return c.json(registrationRow(row, changes), 200);
  })
  .openapi(registrationRoutes.bulk, async (c) => {
    const { selection, dry, status } = c.req.valid('json');
    const wish = { selection, dry, to: status, actor: c.var.actor.id };
    return c.json(await changeStatuses(c.var.deps, registrationList, wish), 200);
  })
  .openapi(registrationRoutes.change, async (c) => {
    const { status } = c.req.valid('json');
    const { id } = c.req.valid('param');
    await changeStatus(c.var.deps, registrationList, { id, to: status, actor: c.var.actor.id });
    return c.json({ status }, 200);
  });
