import type { FeatureOperations } from './operationFiles';

/** Any part of an OpenAPI document. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** The part of an OpenAPI document that is read here. */
export interface OpenApiDocument extends JsonObject {
  readonly openapi: string;
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
}

interface Operation extends JsonObject {
  readonly operationId: string;
}

export interface OwnOperation {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** Returns the operations of a document by their ids, in its own order. */
export function operationsOf({ paths }: OpenApiDocument): Map<string, OwnOperation> {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return new Map(all.map((it) => [it.operation.operationId, it]));
}

/** Returns the document with only some of its operations. @throws Error when it lacks one that a feature lists */
export function onlyOperations(
  document: OpenApiDocument,
  names: readonly string[],
  { file }: Pick<FeatureOperations, 'file'>,
  rename: (name: string) => string = (name) => name,
): OpenApiDocument {
  const available = operationsOf(document);
  const unknown = names.filter((name) => !available.has(name));
  if (unknown.length > 0) throw new Error(`${file} names ${unknown.join(', ')}, which the API does not have`);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, { path, method, operation }] of available) {
    if (!names.includes(name)) continue;
    paths[path] = { ...paths[path], [method]: { ...operation, operationId: rename(name) } };
  }
  return { ...document, paths };
}
