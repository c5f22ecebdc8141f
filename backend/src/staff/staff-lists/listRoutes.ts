import { z } from '@hono/zod-openapi';
import { reportsFor, staffOnly } from '../../platform/http/access';
import { csvTable, errorsOf, json, jsonBody, recordId } from '../../platform/http/contract';
import { periodFilter } from '../../platform/http/period';
import { oneOrSeveral, pageFields, searchText } from '../../platform/http/query';
import { bulkDry, bulkResult, bulkSelection } from './bulk';
import { lengthOfList } from './countUpTo';
import { statusChange } from './staffList';

interface Declaration<Filter extends z.ZodRawShape, Sorts extends z.ZodRawShape, Row extends z.ZodType> {
  path: string;
  /** Names the schema of a page. */
  name: string;
  filter: Filter;
  /** Its sort keys, and parameters that differ from those of other lists. */
  sorts: Sorts;
  row: Row;
  access?: typeof staffOnly;
  /** Whether reading it brings its rows up to date, which a replica could not. */
  writes?: boolean;
}

/** The direction of sorting. */
export const order = z.enum(['asc', 'desc']).default('desc');

/** The sort keys of a list; the first is the default. */
export const sortedBy = <const Sorts extends readonly [string, ...string[]]>(...sorts: Sorts) => ({
  sort: z.enum(sorts).default(sorts[0]),
});

/** Returns functions that make the contracts of a staff list, one for each operation that the list has. */
export function listRoutes<Filter extends z.ZodRawShape, Sorts extends z.ZodRawShape, Row extends z.ZodType>(
  declaration: Declaration<Filter, Sorts, Row>,
) {
  const { path, name, row, access = staffOnly } = declaration;
  const reports = declaration.writes ? access : reportsFor(access);
  const filter = z.object(declaration.filter);
  const query = z.object({
    ...declaration.filter,
    ...declaration.sorts,
    order,
    ...pageFields(),
    ...declaration.sorts,
  });
  const page = z
    .object({ ...lengthOfList, page: z.int(), perPage: z.int(), rows: z.array(row) })
    .openapi(name);
  return {
    filter,
    query,
    page,
    list: (operationId: string, summary: string) =>
      reports.get(path, {
        operationId,
        summary,
        request: { query },
        responses: { 200: json(page, 'The page') },
      }),
    sums: <Sums extends z.ZodType>(operationId: string, summary: string, sums: Sums) =>
      reports.get(`${path}/sums`, {
        operationId,
        summary,
        request: { query: filter },
        responses: { 200: json(sums, 'The sums') },
      }),
    export: (operationId: string, summary = 'The same as a table for spreadsheets') =>
      reports.get(`${path}/export`, {
        operationId,
        summary,
        request: { query: filter },
        responses: { 200: csvTable },
      }),
    /** Reads one record by the id in `params`. */
    read: <Detail extends z.ZodType, Params extends z.ZodObject>(
      operationId: string,
      summary: string,
      detail: Detail,
      params: Params,
    ) =>
      access.get(`${path}/{${Object.keys(params.shape).join()}}`, {
        operationId,
        summary,
        request: { params },
        responses: { 200: json(detail, 'The row'), ...errorsOf(404) },
      }),
    /** Changes many records. */
    bulk: <Change extends z.ZodRawShape>(
      operationId: string,
      summary: string,
      schema: string,
      change: Change,
    ) =>
      access.post(`${path}/bulk`, {
        operationId,
        summary,
        request: {
          body: jsonBody(
            z.object({ selection: bulkSelection(filter), dry: bulkDry, ...change }).openapi(schema),
          ),
        },
        responses: { 200: json(bulkResult, 'What became of them') },
      }),
  };
}

interface StatusDeclaration<Row extends z.ZodRawShape> {
  path: string;
  name: string;
  names: string;
  row: z.ZodObject<Row>;
  statuses: readonly [string, ...string[]];
  sorts: Readonly<Record<string, unknown>>;
}

/** Returns the contracts of a list of submissions whose status staff change. */
export function statusListRoutes<Row extends z.ZodRawShape>({
  path,
  name,
  names,
  row,
  statuses,
  sorts,
}: StatusDeclaration<Row>) {
  const status = z.enum(statuses);
  const shown = row.extend({ status, changes: z.array(statusChange) }).openapi(`${name}Row`);
  const list = listRoutes({
    path,
    name: `${name}List`,
    filter: { search: searchText.optional(), status: oneOrSeveral(status).optional(), ...periodFilter },
    sorts: sortedBy(...(Object.keys(sorts) as [string, ...string[]])),
    row: shown,
  });
  return {
    list: list.list(`list${names}`, 'A page of what fits, with what staff have changed'),
    export: list.export(`export${names}`),
    read: list.read(`get${name}`, 'One of them, wherever in the list it stands', shown, recordId),
    bulk: list.bulk(
      `change${names}Status`,
      'Give many of them another status; the same again changes nothing',
      `${names}StatusChange`,
      { status },
    ),
    change: staffOnly.patch(`${path}/{id}`, {
      operationId: `change${name}Status`,
      summary: 'Give it another status; the same again changes nothing',
      request: {
        params: recordId,
        body: jsonBody(z.object({ status }).openapi(`${name}StatusChange`)),
      },
      responses: { 200: json(z.object({ status }), 'The status'), ...errorsOf(404) },
    }),
  };
}
