import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleBackend } from './bundle';
import { apiDocument } from './src/app/codegen/apiDocument';
import { wholeDocument } from './src/app/codegen/usedDocument';

const root = import.meta.dirname;

await bundleBackend(join(root, 'dist/main.js'));

// A deploy compares this with what the deployed apps rely on.
writeFileSync(join(root, 'dist/openapi.json'), wholeDocument(apiDocument()));
