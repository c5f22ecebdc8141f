import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { drawIcons } from './icons';
import { offlinePage } from './offlinePage';
import { webManifest } from './webManifest';

/** Writes what makes the site installable: manifest, icons, the offline page and the worker that shows it. */
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

/** The worker's script. The page's hash stands in it, so that a new page comes with a new worker. */
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
