import { join } from 'node:path';
import { generateEndpoints } from './generateEndpoints';
import type { OpenApiDocument } from './openApi';
import { GENERATED, type FeatureOperations } from './operationFiles';
import type { StoredKind } from '../../platform/feature/feature';
import { usedDocument } from './usedDocument';

/** Returns the rows of the privacy page, as features of the API declare them. */
function storedRecordsFile(stored: readonly StoredKind[]): string {
  const rows = stored.map(({ id, name, what, why, keep, also, ofChildren }) => ({
    id,
    name,
    what,
    why,
    keep,
    also,
    ofChildren,
  }));
  return [
    "import type { RecordKind } from '@school/shared/schemas/stored';\n\n",
    `export const storedRecords: readonly RecordKind[] = ${JSON.stringify(rows, undefined, 2)};\n`,
  ].join('');
}

/** Every file that is generated from the API's document for some features, by its path. */
export async function generatedFiles(
  document: OpenApiDocument,
  features: readonly FeatureOperations[],
  stored: readonly StoredKind[] = [],
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const feature of features) {
    const folder = join(feature.folder, GENERATED);
    files.set(join(folder, 'api.json'), usedDocument(document, feature));
    if (feature.endpoints.length > 0)
      files.set(join(folder, 'endpoints.ts'), await generateEndpoints(document, feature));
    if (feature.storedRecords) files.set(join(folder, 'storedRecords.ts'), storedRecordsFile(stored));
  }
  return files;
}
