import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressFile, compressText } from './compress';

const reactDom = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
const script = readFileSync(join(reactDom, 'cjs/react-dom-client.production.js')).subarray(0, 120_000);

it('compresses large scripts losslessly and at least as well as with default settings', async () => {
  const compressed = await compressFile(script);
  expect(brotliDecompressSync(compressed).equals(script)).toBe(true);
  expect(compressed.byteLength).toBeLessThanOrEqual((await compressText(script)).byteLength);
});
