import { createRoute, z, type RouteConfig } from '@hono/zod-openapi';

/** The shape of all errors. */
const errorBody = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
      total: z
        .int()
        .optional()
        .openapi({ description: 'With `total_changed`: the current total, in pesewas' }),
      requestId: z.string(),
    }),
  })
  .openapi('ApiError');

export type ErrorBody = z.infer<typeof errorBody>;

const meanings = {
  400: 'The request cannot be read',
  401: 'Not signed in',
  403: 'Signed in without a role that this needs',
  404: 'There is no such thing',
  408: 'It took too long',
  409: 'It is not possible any more',
  413: 'The request is too large',
  422: 'A field is wrong',
  429: 'Too many requests',
  503: 'Not ready',
} as const;

type ErrorStatus = keyof typeof meanings;

/** Returns the error responses of a route, for its contract. */
export function errorsOf<const S extends ErrorStatus>(...statuses: S[]) {
  const content = { 'application/json': { schema: errorBody } };
  const entries = statuses.map((status) => [status, { description: meanings[status], content }]);
  return Object.fromEntries(entries) as { [K in S]: { description: string; content: typeof content } };
}

/** Returns a JSON response, for a route's contract. */
export const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

/** Returns a required JSON body, for a route's contract. */
export const jsonBody = <T extends z.ZodType>(schema: T) => ({
  required: true,
  content: { 'application/json': { schema } },
});

/** An instant, in UTC. */
export const instant = z.iso.datetime();

/** An amount in pesewas that is not below zero. */
export const pesewas = z.int().min(0).openapi({ description: 'In pesewas' });

/** A record by its id, for the path of a route. */
export const recordId = z.object({ id: z.uuid() });

/** A table for spreadsheets, for a route's contract. */
export const csvTable = { description: 'The table', content: { 'text/csv': { schema: z.string() } } };

/** The JSON body that a route takes. */
export type BodyOf<
  Route extends { request: { body: { content: { 'application/json': { schema: z.ZodType } } } } },
> = z.infer<Route['request']['body']['content']['application/json']['schema']>;

type Route = Omit<RouteConfig, 'method' | 'path' | 'security'>;

/**
 * Makes contracts of routes that the same people may call. The errors that follow from who may call a route and from
 * what it takes are added; its contract names the others.
 * @param refusals the errors of who may not call them
 */
export function routesFor<const Access extends Pick<RouteConfig, 'security' | 'middleware'>>(
  access: Access,
  ...refusals: ErrorStatus[]
) {
  const routeOf =
    <const Method extends RouteConfig['method']>(method: Method) =>
    <const Path extends string, Own extends Route>(path: Path, route: Own) => {
      const ofBody = route.request?.body ? ([400, 413] as const) : [];
      const ofRequest = route.request ? ([422] as const) : [];
      const errors = errorsOf(...refusals, ...ofBody, ...ofRequest);
      const responses = { ...errors, ...route.responses } as Own['responses'];
      return createRoute({ ...access, ...route, method, path, responses });
    };
  return {
    ...access,
    get: routeOf('get'),
    post: routeOf('post'),
    put: routeOf('put'),
    patch: routeOf('patch'),
    delete: routeOf('delete'),
  };
}
