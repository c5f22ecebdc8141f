import * as z from 'zod';
import { createApi } from '../app/api/app';

/** What an operation reads its JSON body, its path and its query by. */
export interface OperationSchemas {
  id: string;
  body: z.ZodType | undefined;
  path: z.ZodType | undefined;
  query: z.ZodType | undefined;
}

/** The schemas of every operation, as its route names them and its validator uses them. */
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
