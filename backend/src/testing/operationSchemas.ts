import * as z from 'zod';
import { createApi } from '../app/api/app';

/** The schemas of an operation's JSON body, path and query. */
export interface OperationSchemas {
  id: string;
  body: z.ZodType | undefined;
  path: z.ZodType | undefined;
  query: z.ZodType | undefined;
}

/** Returns the schemas of every operation, as its route declares and its validator uses them. */
export function operationSchemas(): OperationSchemas[] {
  return createApi().openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== 'route') return [];
    const { operationId = '', request } = definition.route;
    const json = request?.body?.content['application/json'];
    return [
      {
        id: operationId,
        body: schema(json && 'schema' in json && json.schema),
        path: schema(request?.params),
        query: schema(request?.query),
      },
    ];
  });
}

const schema = (given: unknown) => (given instanceof z.ZodType ? given : undefined);
