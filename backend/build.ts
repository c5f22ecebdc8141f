import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { OpenApiDocument } from './src/codegen/openApi';
import { wholeDocument } from './src/codegen/usedDocument';

const root = import.meta.dirname;
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

// Packages stay outside; the workspace's own shared code is source and goes in.
await build({
  entryPoints: [join(root, 'src/main.ts')],
  outfile: join(root, 'dist/main.js'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  external: Object.keys(dependencies).filter((name) => !name.startsWith('@school/')),
  logLevel: 'warning',
});

// What a deploy compares with what the apps in use rely on.
const document = JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8')) as OpenApiDocument;
writeFileSync(join(root, 'dist/openapi.json'), wholeDocument(document));
