import { join } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { backendRoot, repositoryRoot } from '../core/folders';

/** Where the generated client lives. */
export const generatedFile = join(repositoryRoot, 'shared/src/api/generated/endpoints.ts');

const schemaFile = join(backendRoot, 'openapi.json');

/** A stream is no query, and the probes are for whoever runs the site. */
const notQueried = new Set(['streamCounts', 'getHealth', 'getReady']);

/** The RTK Query endpoints of the OpenAPI document, as text. */
export async function generateClient(): Promise<string> {
  const text = await generateEndpoints({
    schemaFile,
    apiFile: '../base-api',
    apiImport: 'baseApi',
    exportName: 'generatedApi',
    hooks: false,
    encodePathParams: true,
    encodeQueryParams: true,
    useUnknown: true,
    unionUndefined: true,
    filterEndpoints: (name) => !notQueried.has(name),
  });
  if (typeof text !== 'string') throw new Error('The generator wrote nothing');
  return text;
}
