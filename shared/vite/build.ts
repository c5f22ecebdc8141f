import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type UserConfig } from 'vite';
import type { Renderer } from '../src/render';
import { federationFiles, writeAppManifest } from './appManifest';
import { checkBrowserLine } from './browserLine';
import {
  checkFederation,
  checkLeftOut,
  checkNoReact,
  checkPageScripts,
  DEFAULT_BUDGET,
  type Budget,
} from './checks';
import { readChunks } from './chunks';
import { checkCompiledAhead } from './compiledAhead';
import { compressFolder } from './compress';
import { writeContent, writeContentFiles } from './content';
import { writePictures } from './pictures';
import { neededVersions, providedVersions } from './packageVersions';
import { providedNames } from './provided';
import { OUT_DIR, RENDER_MODULE, renderConfig, SERVER_DIR } from './preset';
import { readNeeds } from './recordNeeds';
import { refuseSecondCopies } from './secondCopies';
import { putBack, replaceFolder } from './replaceFolder';
import { writeUsedApi } from './usedApi';

interface PackageFile {
  readonly name: string;
  readonly budget?: Partial<Budget>;
}

/**
 * Builds the app in a folder: scripts, render module, sharing pictures and manifest. Checks the budgets and compresses
 * what is served. Writes nothing outside the folder.
 */
async function buildApp(root: string): Promise<void> {
  const outDir = join(root, `${OUT_DIR}.part`);
  const { name: packageName, budget } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  ) as PackageFile;
  const name = packageName.replace('@school/', '');
  const limits = { ...DEFAULT_BUDGET, ...budget };

  await refuseSecondCopies(root);
  await putBack(join(root, OUT_DIR), `${outDir}.old`);
  await rm(outDir, { recursive: true, force: true });
  await runVite(root, await configOf(root), outDir);
  await runVite(root, renderConfig(), join(outDir, SERVER_DIR));

  const renderer = await rendererOf(outDir);
  if (renderer) await writeContent(outDir, renderer);
  if (renderer) await writeContentFiles(outDir, renderer);
  const chunks = await readChunks(outDir);
  const manifest = await writeAppManifest(outDir, name, renderer?.routes ?? [], chunks, {
    ...(renderer && { pictures: await writePictures(outDir, renderer) }),
    needs: {
      packages: await readNeeds(outDir),
      versions: name === 'shell' ? {} : await neededVersions(root),
      api: await writeUsedApi(root, outDir),
    },
    ...(name === 'shell' && {
      provides: { packages: providedNames(), versions: await providedVersions() },
    }),
  });
  await checkPageScripts(outDir, manifest.preloads, limits);
  await checkBrowserLine(outDir);
  await checkLeftOut(outDir);
  if (name === 'shell') {
    await checkCompiledAhead(outDir, manifest.preloads['./main.ts'] ?? []);
  } else {
    await checkNoReact(outDir);
    await checkFederation(outDir, federationFiles(name, chunks), limits.federation);
  }
  await compressFolder(outDir, [SERVER_DIR, '.vite']);
  await replaceFolder(join(root, OUT_DIR), outDir, `${outDir}.old`);
}

async function configOf(root: string): Promise<UserConfig> {
  const module = (await import(pathToFileURL(join(root, 'vite.config.ts')).href)) as { default: UserConfig };
  return module.default;
}

/** Loads the render module, which holds the app's routes. The shell has no pages and therefore none. */
async function rendererOf(outDir: string): Promise<Renderer | undefined> {
  const module = (await import(pathToFileURL(join(outDir, SERVER_DIR, RENDER_MODULE)).href)) as {
    renderer?: Renderer;
  };
  return module.renderer;
}

async function runVite(root: string, config: UserConfig, outDir: string): Promise<void> {
  await build({ ...config, build: { ...config.build, outDir }, root, configFile: false, logLevel: 'warn' });
}

await buildApp(resolve(process.argv[2] ?? '.')).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
