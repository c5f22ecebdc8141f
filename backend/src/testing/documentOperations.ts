import { randomUUID } from 'node:crypto';
import { createApi } from '../app/api/app';
import { documentInfo } from '../app/api/documentInfo';

/** An operation of the API's document. */
export interface DocumentOperation {
  id: string;
  method: string;
  /** As the document writes it: `/api/staff/donations/{id}`. */
  path: string;
  /** Names of parameters in the path, in the query and in headers. */
  parameters: Readonly<Record<'path' | 'query' | 'header', readonly string[]>>;
  takesJson: boolean;
  /** Whether it is for signed-in people. */
  asksForToken: boolean;
  /** Whether it returns a list of records, as JSON or as a file. */
  answersRecords: boolean;
}

interface Schema {
  $ref?: string;
  type?: string;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
}

interface Written {
  operationId: string;
  responses?: Readonly<Record<string, { content?: Readonly<Record<string, { schema?: Schema }>> }>>;
  security?: unknown;
  parameters?: readonly { name: string; in: string }[];
  requestBody?: { content?: Readonly<Record<string, unknown>> };
}

/** Returns every operation of the document, so that new ones are tested automatically. */
export function documentOperations(): DocumentOperation[] {
  const { paths = {}, components } = createApi().getOpenAPI31Document(documentInfo);
  const schemas = (components?.schemas ?? {}) as Readonly<Record<string, Schema>>;
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Written>).map(
      ([method, { operationId, security, parameters = [], requestBody, responses }]) => {
        const namesIn = (place: string) => parameters.filter((it) => it.in === place).map(({ name }) => name);
        return {
          id: operationId,
          method: method.toUpperCase(),
          path: `/api${path}`,
          parameters: { path: namesIn('path'), query: namesIn('query'), header: namesIn('header') },
          takesJson: requestBody?.content?.['application/json'] !== undefined,
          asksForToken: security !== undefined,
          answersRecords: Object.entries(responses?.['200']?.content ?? {}).some(([type, { schema }]) =>
            type === 'application/json' ? hasRecords(schema, schemas) : filesOfRecords.includes(type),
          ),
        };
      },
    ),
  );
}

const filesOfRecords = ['text/csv', 'application/zip'];

const scalars: readonly (string | undefined)[] = ['boolean', 'integer', 'number', 'string'];

/** Returns whether a schema is a list of records, or an object with one, however a record is composed. */
function hasRecords(schema: Schema | undefined, schemas: Readonly<Record<string, Schema>>): boolean {
  const resolve = (one: Schema | undefined) => (one?.$ref ? schemas[one.$ref.split('/').at(-1) ?? ''] : one);
  const isList = (one: Schema | undefined) =>
    resolve(one)?.type === 'array' && !scalars.includes(resolve(resolve(one)?.items)?.type);
  return isList(schema) || Object.values(resolve(schema)?.properties ?? {}).some(isList);
}

/** Returns the path of an operation with its parameters filled in; by default with unknown ids. */
export const filledPath = (path: string, value: (name: string) => string = () => randomUUID()): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => value(name));

/** Returns a value with all its texts changed. */
export function withEachText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => withEachText(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withEachText(item, change)]));
}
