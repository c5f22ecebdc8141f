import { createRoute, z } from '@hono/zod-openapi';
import { staffOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody } from '../../platform/http/contract';
import { oneOrSeveral, searchText } from '../../platform/http/query';
import { bulkDry, bulkResult, bulkSelection } from './bulk';
import { lengthOfList } from './countUpTo';
import { periodFilter } from '../../platform/http/period';
import { statusChange } from './staffList';

interface Contract<Row extends z.ZodRawShape, Status extends string, Sort extends string> {
  path: string;
  /** Names the operations and schemas: `Performer`, `Performers`. */
  name: string;
  names: string;
  row: z.ZodObject<Row>;
  statuses: readonly [Status, ...Status[]];
  sorts: readonly [Sort, ...Sort[]];
}

/** The contracts of a list of staff: a page of it, a table of it for spreadsheets, one row, and another status for it. */
export function listRoutes<Row extends z.ZodRawShape, Status extends string, Sort extends string>({
  path,
  name,
  names,
  row,
  statuses,
  sorts,
}: Contract<Row, Status, Sort>) {
  const status = z.enum(statuses);
  const filter = z.object({
    search: searchText.optional(),
    status: oneOrSeveral(status).optional(),
    ...periodFilter,
  });
  const query = filter.extend({
    sort: z.enum(sorts).default(sorts[0]),
    order: z.enum(['asc', 'desc']).default('desc'),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(25),
  });
  const shown = row.extend({ status, changes: z.array(statusChange) }).openapi(`${name}Row`);
  const list = z
    .object({ ...lengthOfList, page: z.int(), perPage: z.int(), rows: z.array(shown) })
    .openapi(`${name}List`);
  const one = z.object({ id: z.uuid() });
  return {
    list: createRoute({
      ...staffOnly,
      method: 'get',
      path,
      operationId: `list${names}`,
      summary: 'A page of what fits, with what staff have changed',
      request: { query },
      responses: { 200: json(list, 'The page'), ...errorsOf(401, 403, 422, 503) },
    }),
    exported: createRoute({
      ...staffOnly,
      method: 'get',
      path: `${path}/export`,
      operationId: `export${names}`,
      summary: 'The same as a table for spreadsheets',
      request: { query: filter },
      responses: {
        200: { description: 'The table', content: { 'text/csv': { schema: z.string() } } },
        ...errorsOf(401, 403, 422, 503),
      },
    }),
    read: createRoute({
      ...staffOnly,
      method: 'get',
      path: `${path}/{id}`,
      operationId: `get${name}`,
      summary: 'One of them, wherever in the list it stands',
      request: { params: one },
      responses: { 200: json(shown, 'The row'), ...errorsOf(401, 403, 404, 422, 503) },
    }),
    bulk: createRoute({
      ...staffOnly,
      method: 'post',
      path: `${path}/bulk`,
      operationId: `change${names}Status`,
      summary: 'Give many of them another status; the same again changes nothing',
      request: {
        body: jsonBody(
          z
            .object({ selection: bulkSelection(filter), dry: bulkDry, status })
            .openapi(`${names}StatusChange`),
        ),
      },
      responses: { 200: json(bulkResult, 'What became of them'), ...errorsOf(400, 401, 403, 413, 422, 503) },
    }),
    change: createRoute({
      ...staffOnly,
      method: 'patch',
      path: `${path}/{id}`,
      operationId: `change${name}Status`,
      summary: 'Give it another status; the same again changes nothing',
      request: {
        params: one,
        body: jsonBody(z.object({ status }).openapi(`${name}StatusChange`)),
      },
      responses: {
        200: json(z.object({ status }), 'The status'),
        ...errorsOf(400, 401, 403, 404, 413, 422, 503),
      },
    }),
  };
}
