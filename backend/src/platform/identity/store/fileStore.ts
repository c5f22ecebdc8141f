import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readIfThere } from '../../core/readIfThere';
import { StartError } from '../../core/startError';

/** One JSON file, readable only by its owner and replaced atomically. */
export interface FileStore<T> {
  read(): T | undefined;
  write(value: T): void;
}

export function fileStore<T>(path: string): FileStore<T> {
  return {
    read: () => {
      const text = readIfThere(path);
      if (text === undefined) return undefined;
      try {
        return JSON.parse(text) as T;
      } catch {
        throw new StartError(`Cannot start, ${path} is damaged: delete it to continue with a new one`);
      }
    },
    write: (value) => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(`${path}.new`, JSON.stringify(value), { mode: 0o600 });
      renameSync(`${path}.new`, path);
    },
  };
}
