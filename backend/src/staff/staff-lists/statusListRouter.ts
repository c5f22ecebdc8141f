import type { z } from '@hono/zod-openapi';
import { createRouter } from '../../platform/http/router';
import { changeStatuses, changeStatus } from './changeStatuses';
import { csvAnswer, type CsvColumns } from './csvAnswer';
import { statusListRoutes } from './listRoutes';
import { readAll, readList, readOne } from './readList';
import type { StaffList, StaffTable, StatusChange } from './staffList';

interface ShownList<
  Table extends StaffTable,
  Status extends string,
  Row extends z.ZodRawShape,
> extends StaffList<Table, Status> {
  path: string;
  /** Names the operations and schemas: `Performer`, `Performers`. */
  name: string;
  names: string;
  /** Names the file of its table for spreadsheets. */
  file: string;
  /** A row as staff read it; its status and what staff changed come with each. */
  row: z.ZodObject<Row>;
  /** The values that staff read as labels. */
  labels?: (row: Table['$inferSelect']) => Partial<z.input<z.ZodObject<Row>>>;
  columns: CsvColumns<Table['$inferSelect']>;
}

/** Declares such a list. Other code that changes the status of its rows uses the declaration too. */
export const shownList = <Table extends StaffTable, Status extends string, Row extends z.ZodRawShape>(
  list: ShownList<Table, Status, Row>,
) => list;

/** The API of a list whose rows came in by a form, and whose status staff change. */
export function statusListRouter<Table extends StaffTable, Status extends string, Row extends z.ZodRawShape>(
  list: ShownList<Table, Status, Row>,
) {
  const routes = statusListRoutes<z.ZodRawShape>(list);
  type Shown = { status: string; changes: StatusChange[] };
  const shown = ({ row, changes }: { row: Table['$inferSelect']; changes: StatusChange[] }): Shown => {
    const { submissionKey: _, status, receivedAt, ...rest } = row as Record<string, unknown>;
    const shownValues = { ...rest, ...list.labels?.(row), receivedAt: (receivedAt as Date).toISOString() };
    return { ...shownValues, status: String(status), changes };
  };
  return createRouter()
    .openapi(routes.list, async (c) => {
      const { rows, ...page } = await readList(c.var.deps, list, c.req.valid('query'));
      return c.json({ ...page, rows: rows.map(shown) }, 200);
    })
    .openapi(routes.export, async (c) => {
      const rows = await readAll(c.var.deps, list, c.req.valid('query'));
      return c.body(...csvAnswer(c.var.deps, list.file, list.columns, rows));
    })
    .openapi(routes.read, async (c) =>
      c.json(shown(await readOne(c.var.deps, list, c.req.valid('param').id)), 200),
    )
    .openapi(routes.bulk, async (c) => {
      const { selection, dry, status } = c.req.valid('json');
      const change = { selection, dry, to: status as Status, actor: c.var.actor.id };
      return c.json(await changeStatuses(c.var.deps, list, change), 200);
    })
    .openapi(routes.change, async (c) => {
      const { status } = c.req.valid('json');
      const { id } = c.req.valid('param');
      await changeStatus(c.var.deps, list, { id, to: status as Status, actor: c.var.actor.id });
      return c.json({ status }, 200);
    });
}
