import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repositoryRoot } from '../../platform/core/folders';
import { generatedPaths, readOperationFiles } from './operationFiles';

/**
 * Returns a hash of the generator as one bundle, which includes all contracts, of its other input, and of its output.
 * While it is the same, there is nothing to generate.
 */
export function stateOf(generator: string): string {
  const hash = createHash('sha256').update(generator);
  const lists = readOperationFiles().map(({ file }) => join(repositoryRoot, file));
  for (const path of [join(repositoryRoot, 'package-lock.json'), ...lists, ...generatedPaths()])
    if (existsSync(path)) hash.update(`\0${relative(repositoryRoot, path)}\0`).update(readFileSync(path));
  return hash.digest('hex');
}
