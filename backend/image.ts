import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleBackend } from './bundle';

const root = import.meta.dirname;

/**
 * Writes what API and worker run of, besides their packages: the program, the check of an environment, and the
 * migrations.
 */
export async function writeApiImage(folder: string): Promise<void> {
  const to = join(folder, 'backend');
  await mkdir(to, { recursive: true });
  for (const part of ['drizzle', 'package.json'])
    await cp(join(root, part), join(to, part), { recursive: true });
  await bundleBackend(join(to, 'dist/main.js'));
  await bundleBackend(join(to, 'dist/preflight.js'), 'preflight.ts');
}
