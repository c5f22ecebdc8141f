import { onlyOperations, operationsOf, type Json, type JsonObject, type OpenApiDocument } from './openApi';
import type { FeatureOperations } from './operationFiles';

/** Leaves out descriptions, so that a new wording does not change an app. */
const WORDS = new Set(['description', 'summary', 'example', 'examples', 'tags', 'security']);

/** Returns what a feature relies on: its operations without references and refusals, as text. */
export function usedDocument(
  document: OpenApiDocument,
  feature: Pick<FeatureOperations, 'file' | 'endpoints' | 'requests'>,
): string {
  const names = [...feature.endpoints, ...feature.requests];
  const { openapi, paths } = onlyOperations(document, names, feature);
  return `${JSON.stringify({ openapi, paths: cleaned({ paths }, document)['paths'] }, undefined, 1)}\n`;
}

/** Returns everything that the API provides, in the same form. */
export function wholeDocument(document: OpenApiDocument): string {
  const requests = [...operationsOf(document).keys()];
  return usedDocument(document, { file: 'backend', endpoints: [], requests });
}

function cleaned(part: JsonObject, document: OpenApiDocument, inProperties = false): JsonObject {
  const entries = Object.entries(part).flatMap(([key, value]) => {
    if (value === undefined || (!inProperties && WORDS.has(key))) return [];
    if (key === 'responses' && !inProperties) return [[key, successOnly(value, document)] as const];
    return [[key, resolved(value, document, key === 'properties' && !inProperties)] as const];
  });
  return Object.fromEntries(entries);
}

function resolved(value: Json, document: OpenApiDocument, inProperties = false): Json {
  if (isList(value)) return value.map((item) => resolved(item, document));
  if (!isObject(value)) return value;
  const { $ref, ...rest } = value;
  if (typeof $ref !== 'string') return cleaned(value, document, inProperties);
  return { ...cleaned(targetOf($ref, document), document), ...cleaned(rest, document) };
}

function successOnly(responses: Json, document: OpenApiDocument): Json {
  if (!isObject(responses)) return responses;
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return cleaned(Object.fromEntries(successes), document);
}

function targetOf(ref: string, document: OpenApiDocument): JsonObject {
  const steps = ref.replace(/^#\//, '').split('/');
  const target = steps.reduce<Json | undefined>(
    (at, step) => (isObject(at) ? at[step] : undefined),
    document,
  );
  if (!isObject(target)) throw new Error(`The document refers to ${ref}, which it does not have`);
  return target;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
