/** Creates a small API document, as an app uses it and as a backend provides it, with changes at any place. */
export function apiDocument({
  path = '/projects/{slug}',
  method = 'post',
  operationId = 'changeProject',
  parameters = [parameter('kind', { type: 'string', enum: ['project', 'asset'] })],
  request = object({ amount: { type: 'integer' }, message: { type: 'string' } }, ['amount']),
  answer = object({ raised: { type: 'integer' }, name: { type: 'string' } }, ['raised', 'name']),
}: {
  readonly path?: string;
  readonly method?: string;
  readonly operationId?: string;
  readonly parameters?: readonly object[];
  readonly request?: object;
  readonly answer?: object;
} = {}): object {
  const json = (schema: object) => ({ 'application/json': { schema } });
  const operation = {
    operationId,
    parameters: [{ name: 'slug', in: 'path', required: true, schema: { type: 'string' } }, ...parameters],
    requestBody: { required: true, content: json(request) },
    responses: { 200: { content: json({ type: 'array', items: answer }) } },
  };
  return { paths: { [path]: { [method]: operation } } };
}

/** Creates a path parameter. */
export function parameter(name: string, schema: object, required = false): object {
  return { name, in: 'query', required, schema };
}

/** Creates the schema of an object. */
export function object(
  properties: Readonly<Record<string, object>>,
  required: readonly string[] = [],
): object {
  return { type: 'object', properties, required };
}
