import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

let ready: Promise<typeof Resvg> | undefined;

/** Loads the SVG renderer once. */
export function loadResvg(): Promise<typeof Resvg> {
  ready ??= load();
  return ready;
}

async function load(): Promise<typeof Resvg> {
  const require = createRequire(import.meta.url);
  await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return Resvg;
}
