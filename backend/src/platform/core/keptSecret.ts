import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, StartError } from './startError';

/**
 * The secret of a data folder, made at the first start and readable by its owner alone: with a new one, all that was
 * signed before would be worth nothing.
 */
export function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  const secret = read(path) ?? create(path, dataDir);
  if (secret.length >= 32) return secret;
  throw new StartError(`Cannot start, ${path} is damaged: take it away to begin anew without it`);
}

/** Puts it in place in one step, so that processes which start together agree on one. */
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

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
