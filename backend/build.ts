import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleBackend } from './bundle';
import type { OpenApiDocument } from './src/codegen/openApi';
import { wholeDocument } from './src/codegen/usedDocument';

const root = import.meta.dirname;

await bundleBackend(join(root, 'dist/main.js'));

// What a deploy compares with what the apps in use rely on.
const document = JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8')) as OpenApiDocument;
writeFileSync(join(root, 'dist/openapi.json'), wholeDocument(document));
