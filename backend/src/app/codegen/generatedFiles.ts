import { join } from 'node:path';
import { generateEndpoints } from './generateEndpoints';
import type { OpenApiDocument } from './openApi';
import { GENERATED, type FeatureOperations } from './operationFiles';
import { usedDocument } from './usedDocument';

/** Every file that is generated from the API's document for some features, by its path. */
export async function generatedFiles(
  document: OpenApiDocument,
  features: readonly FeatureOperations[],
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const feature of features) {
    const folder = join(feature.folder, GENERATED);
    files.set(join(folder, 'api.json'), usedDocument(document, feature));
    if (feature.endpoints.length > 0)
      files.set(join(folder, 'endpoints.ts'), await generateEndpoints(document, feature));
  }
  return files;
}
