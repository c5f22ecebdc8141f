import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Refusal } from '../../workspace/refusal';
import { remoteNames, WORKSPACE } from '../../workspace/workspace';

/** A remote in development. */
export interface RemoteFolder {
  readonly name: string;
  readonly root: string;
}

/**
 * Finds a remote by its name in the workspace, or by the path of its folder anywhere.
 * @throws Refusal when it does not exist
 */
export function findRemote(nameOrFolder: string): RemoteFolder {
  const isPath = /[\\/]/.test(nameOrFolder);
  const root = isPath ? resolve(nameOrFolder) : join(WORKSPACE, nameOrFolder);
  if (!isPath && !remoteNames().includes(nameOrFolder)) {
    throw new Refusal(`There is no remote called ${nameOrFolder}; there are ${remoteNames().join(', ')}`);
  }
  const missing = ['package.json', 'vite.config.ts', 'src/app.ts', 'src/routes.ts'].find(
    (file) => !existsSync(join(root, file)),
  );
  if (missing) throw new Refusal(`${root} is not the folder of a remote: it has no ${missing}`);
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string };
  return { name: name.replace('@school/', ''), root };
}
