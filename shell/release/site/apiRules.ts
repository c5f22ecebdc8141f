import type { ApiDocument, Content, Operation } from './apiDocument';
import { notGiven, notTaken } from './schemaRules';

/** Something that an app uses and the API does not provide. */
export interface Break {
  /** The operation's id. */
  readonly operation: string;
  /** A short description; undefined when the operation itself is missing. */
  readonly what?: string;
}

/** Compares what an app uses with what the API provides. */
export function breaksOf(used: ApiDocument, provided: ApiDocument): Break[] {
  const operations = new Map(addresses(provided));
  return addresses(used).flatMap(([address, operation]) => {
    const { operationId } = operation;
    const other = operations.get(address);
    if (other) return changesOf(operation, other).map((what) => ({ operation: operationId, what }));
    const [moved] = [...operations].find(([, { operationId: id }]) => id === operationId) ?? [];
    return [{ operation: operationId, ...(moved && { what: `${address} is now ${moved}` }) }];
  });
}

/**
 * Returns operations by method and path. Names of path parameters do not matter, because requests do not contain them.
 */
function addresses({ paths }: ApiDocument): (readonly [address: string, operation: Operation])[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) =>
        [`${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`, operation] as const,
    ),
  );
}

function changesOf(used: Operation, provided: Operation): string[] {
  return [
    ...parameterChanges(used, provided),
    ...bodyChanges(used, provided),
    ...answerChanges(used, provided),
  ];
}

function parameterChanges(used: Operation, provided: Operation): string[] {
  // Path parameters are identified by position.
  const named = ({ parameters }: Operation) =>
    new Map(parameters.filter((it) => it.in !== 'path').map((it) => [`${it.in} ${it.name}`, it]));
  const [own, others] = [named(used), named(provided)];
  const added = [...others.values()].filter((it) => it.required && !own.get(`${it.in} ${it.name}`)?.required);
  return [
    ...added.map(({ name }) => `parameter ${name} is now required`),
    ...[...own].flatMap(([key, { name, schema }]) => {
      const target = others.get(key);
      return target
        ? notTaken(schema, target.schema, `parameter ${name}`)
        : [`parameter ${name} is no longer accepted`];
    }),
  ];
}

function bodyChanges(used: Operation, provided: Operation): string[] {
  const [body, target] = [used.requestBody, provided.requestBody];
  if (!body) return target?.required ? ['a request body is now required'] : [];
  if (!target) return ['the request body is no longer accepted'];
  return [
    ...(target.required && !body.required ? ['the request body is now required'] : []),
    ...compared(body.content, target.content, 'request', (sent, taken, at) => notTaken(sent, taken, at)),
  ];
}

function answerChanges(used: Operation, provided: Operation): string[] {
  return Object.entries(used.responses).flatMap(([status, { content }]) => {
    const target = provided.responses[status];
    return target ? compared(content, target.content, 'answer', notGiven) : [`answer ${status} is gone`];
  });
}

function compared(own: Content, other: Content, at: string, compare: typeof notGiven): string[] {
  return Object.entries(own).flatMap(([type, { schema }]) => {
    const target = other[type];
    return target ? compare(schema, target.schema, at) : [`${at} is no longer ${type}`];
  });
}
