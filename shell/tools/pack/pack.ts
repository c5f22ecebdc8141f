import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../workspace/processes';
import { WORKSPACE } from '../../workspace/workspace';
import { readPackage } from './packages';
import { writeSharedPackage } from './sharedPackage';
import { writeToolsPackage } from './toolsPackage';

/** Packs what a remote in a repository of its own needs. Returns the two archives. */
export async function packInto(folder: string): Promise<string[]> {
  // In the workspace, so that the compiler finds the types of packages.
  await mkdir(join(WORKSPACE, '.test'), { recursive: true });
  const stage = await mkdtemp(join(WORKSPACE, '.test/pack-'));
  try {
    await mkdir(folder, { recursive: true });
    const packages = { shared: writeSharedPackage, tools: writeToolsPackage };
    const packed = Object.entries(packages).map(async ([name, write]) => {
      const source = join(stage, name);
      await mkdir(source);
      await write(source);
      // Without a network, and with a cache of its own: npm only makes the archive.
      const options = [
        '--offline',
        '--cache',
        join(source, '.cache'),
        '--ignore-scripts',
        '--loglevel',
        'error',
      ];
      await run('npm', ['pack', '--pack-destination', folder, ...options], {
        cwd: source,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const { version } = await readPackage(source);
      return join(folder, `school-${name}-${version}.tgz`);
    });
    return await Promise.all(packed);
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}
