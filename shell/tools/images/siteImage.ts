import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { remoteNames, WORKSPACE } from '../../workspace/workspace';

/** What the bundle loads at run time instead of containing it: a native parser, and the start of a thread. */
const PACKAGES = ['rolldown', '@rolldown'];
const THREAD = 'shell/release/compose/threadStart.mjs';

/** Two folders below the root, where the commands find the builds. */
const BIN = 'shell/bin';

/**
 * Writes everything that runs `npm run site -- …` without sources: the commands, and the builds that they deploy. The
 * builds must exist.
 */
export async function writeSiteImage(folder: string): Promise<void> {
  await writeSiteCommands(folder);
  const builds = ['shell', ...remoteNames()].map((app) => `${app}/dist`);
  await copyInto(folder, [...builds, 'backend/dist/openapi.json']);
}

/** Writes the commands as one file, beside what they load. */
export async function writeSiteCommands(folder: string): Promise<void> {
  await build({
    absWorkingDir: WORKSPACE,
    entryPoints: ['shell/tools/cli/site.ts'],
    outfile: join(folder, BIN, 'site.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['rolldown'],
    // Packages in the older format load Node's own modules by it.
    banner: {
      js: "import { createRequire as requireOfNode } from 'node:module'; const require = requireOfNode(import.meta.url);",
    },
    logLevel: 'warning',
  });
  await cp(join(WORKSPACE, THREAD), join(folder, BIN, 'threadStart.mjs'));
  await copyInto(
    folder,
    PACKAGES.map((name) => `node_modules/${name}`),
  );
}

/** Copies files and folders of the workspace to the same places below another. */
async function copyInto(folder: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await cp(join(WORKSPACE, path), join(folder, path), { recursive: true });
  }
}
