import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { drawIcons } from './icons';
import { offlinePage } from './offlinePage';
import { webManifest } from './webManifest';

/** Writes the files that make the site installable: manifest, icons, offline page and service worker. */
export async function writeRootFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const page = await offlinePage();
  const files: readonly { readonly file: string; readonly bytes: string | Uint8Array }[] = [
    ...(await drawIcons()),
    { file: 'manifest.webmanifest', bytes: `${JSON.stringify(webManifest(), null, 1)}\n` },
    { file: 'offline.html', bytes: page },
    { file: 'sw.js', bytes: await worker(page) },
  ];
  await Promise.all(files.map(({ file, bytes }) => writeFile(join(folder, file), bytes)));
}

/** Returns the worker's script. It contains the page's hash, so that a new page causes a new worker. */
async function worker(page: string): Promise<string> {
  const source = await readFile(join(import.meta.dirname, 'worker.ts'), 'utf8');
  const version = createHash('sha256').update(page).digest('hex').slice(0, 12);
  const { code } = await transform(source, {
    loader: 'ts',
    format: 'iife',
    minify: true,
    target: 'es2022',
    define: { OFFLINE_VERSION: JSON.stringify(version) },
  });
  return code;
}
