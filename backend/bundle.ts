import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';

const root = import.meta.dirname;

/** Bundles the backend's sources into one file for Node.js. */
export async function bundleBackend(outfile: string, entry = 'src/main.ts'): Promise<void> {
  await build({ ...optionsOf(entry), outfile, sourcemap: true });
}

/**
 * Returns the text of such a file for another program of the backend. It must also run from a folder directly below
 * this one.
 */
export async function bundleText(entry: string): Promise<string> {
  const { outputFiles } = await build({ ...optionsOf(entry), write: false });
  return outputFiles.map(({ text }) => text).join('');
}

function optionsOf(entry: string) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  // Packages stay outside; the workspace's own shared code is source and is bundled.
  return {
    // A bundle names its files relative to this folder, whatever folder it is started from.
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !name.startsWith('@school/'),
    ),
    logLevel: 'warning',
  } satisfies BuildOptions;
}
