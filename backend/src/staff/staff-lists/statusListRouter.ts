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
  /** Names its CSV file. */
  file: string;
  /** A row of the answer, without its status and changes of status. */
  row: z.ZodObject<Row>;
  /** The values that are shown as labels. */
  labels?: (row: Table['$inferSelect']) => Partial<z.input<z.ZodObject<Row>>>;
  columns: CsvColumns<Table['$inferSelect']>;
}

/** Declares such a list, for code that also changes its rows elsewhere. */
export const shownList = <Table extends StaffTable, Status extends string, Row extends z.ZodRawShape>(
  list: ShownList<Table, Status, Row>,
) => list;

/** Returns the routes of a list of submissions whose status staff change. */
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
