import { createHash } from 'node:crypto';
import { relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const WORKSPACE = resolve(import.meta.dirname, '../..');
/** An id as oxc generates it: a hash of the file's absolute path and a number. */
const ID = /\bs__sc-\w+?-(\d+)\b/g;
/** A sixth letter costs a first visit about 120 bytes. The build refuses two files with the same hash. */
const LETTERS = 5;

/**
 * Makes ids of styled components from file paths in the workspace, so that builds have the same bytes in every
 * checkout.
 */
export function styleIds(): Plugin {
  const paths = new Map<string, string>();
  return {
    name: 'school:style-ids',
    enforce: 'post',
    transform: {
      filter: { code: 's__sc-' },
      handler(code, id) {
        const path = pathOf(id);
        const hash = hashOf(path);
        const other = paths.get(hash) ?? path;
        if (other !== path) this.error(`${path} and ${other} have one hash: rename one of them`);
        paths.set(hash, path);
        return { code: withIds(code, hash), map: null };
      },
    },
  };
}

/** Returns the path of a module in the workspace. Modules may have a query. */
export const pathOf = (module: string, workspace = WORKSPACE): string =>
  relative(workspace, module.replace(/\?.*$/, '')).split(sep).join('/');

export const hashOf = (path: string): string =>
  BigInt(`0x${createHash('sha256').update(path).digest('hex')}`)
    .toString(36)
    .slice(0, LETTERS);

export const withIds = (code: string, hash: string): string =>
  code.replace(ID, (_, number: string) => `s-${hash}-${number}`);
