import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateEndpoints as runGenerator } from '@rtk-query/codegen-openapi';
import { onlyOperations, operationsOf, type OpenApiDocument } from './openApi';
import type { FeatureOperations } from './operationFiles';

/**
 * Generates the RTK Query endpoints of a feature, as text. The endpoints of all apps share one API of the page,
 * although each app was built at another time: so their names begin with the app's, and no app uses another's
 * definition. Hooks and the list of endpoints have the operations' names.
 */
export async function generateEndpoints(
  document: OpenApiDocument,
  feature: FeatureOperations,
): Promise<string> {
  const own = onlyOperations(document, feature.endpoints, feature, (name) => endpointName(feature.app, name));
  // The generator reads a file.
  const folder = mkdtempSync(join(tmpdir(), 'school-openapi-'));
  const schemaFile = join(folder, 'openapi.json');
  writeFileSync(schemaFile, JSON.stringify(own));
  const text = await runGenerator({
    schemaFile,
    apiFile: '@school/shared/api',
    apiImport: 'baseApi',
    exportName: 'generatedApi',
    hooks: false,
    encodePathParams: true,
    // Requests already encode their parameters.
    encodeQueryParams: false,
    useUnknown: true,
    unionUndefined: true,
  }).finally(() => rmSync(folder, { recursive: true }));
  if (typeof text !== 'string') throw new Error('The generator wrote nothing');
  return text + exportsOf(document, feature);
}

/** Turns `listProjects` of mf-donate into `donateListProjects`. */
const endpointName = (app: string, operation: string): string =>
  app.replace(/^mf-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) + capital(operation);

function exportsOf(document: OpenApiDocument, { app, endpoints }: FeatureOperations): string {
  const operations = [...operationsOf(document)].filter(([name]) => endpoints.includes(name));
  const hooks = operations.flatMap(([name, { method }]) =>
    (method === 'get' ? ['use#Query', 'useLazy#Query'] : ['use#Mutation']).map(
      (hook) =>
        `  ${hook.replace('#', capital(endpointName(app, name)))}: ${hook.replace('#', capital(name))},\n`,
    ),
  );
  const list = operations.map(
    ([name]) => `  ${name}: injectedRtkApi.endpoints.${endpointName(app, name)},\n`,
  );
  return [
    '/** The endpoints by the operations that they ask. */\n',
    `export const endpoints = {\n${list.join('')}};\n`,
    `export const {\n${hooks.join('')}} = injectedRtkApi;\n`,
  ].join('');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
