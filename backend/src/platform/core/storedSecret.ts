import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIfThere } from './readIfThere';
import { codeOf, StartError } from './startError';

/**
 * Returns the secret of a data folder. Creates it at the first start, readable only by its owner. A new secret
 * invalidates everything signed before.
 */
export function storedSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  const secret = readIfThere(path) ?? create(path, dataDir);
  if (secret.length >= 32) return secret;
  throw new StartError(`Cannot start, ${path} is damaged: delete it to continue with a new secret`);
}

/** Creates the file atomically, so that processes which start together use the same secret. */
function create(path: string, dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8');
}
