import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backendRoot } from '../core/folders';
import { generateEndpoints } from './generateEndpoints';
import type { OpenApiDocument } from './openApi';
import { readOperationFiles } from './operationFiles';
import { usedDocument } from './usedDocument';

/** Every file that is generated from openapi.json, by its path. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const document = JSON.parse(readFileSync(join(backendRoot, 'openapi.json'), 'utf8')) as OpenApiDocument;
  const files = new Map<string, string>();
  for (const feature of readOperationFiles()) {
    const folder = join(feature.folder, 'generated');
    files.set(join(folder, 'api.json'), usedDocument(document, feature));
    if (feature.endpoints.length > 0)
      files.set(join(folder, 'endpoints.ts'), await generateEndpoints(document, feature));
  }
  return files;
}
