import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const WORKSPACE = resolve(import.meta.dirname, '../..');
/** An id as oxc generates it: a hash of the file's absolute path and a number. */
const ID = /\bs__sc-\w+?-(\d+)\b/g;
/** A sixth letter costs a first visit about 120 bytes. The build refuses two files with the same hash. */
const LETTERS = 5;

/**
 * Makes ids of styled components from file paths in the workspace, so that builds have the same bytes in every
 * checkout. Files of an app are named after the app, wherever its folder is: two apps of one page share no id.
 */
export function styleIds(): Plugin {
  const paths = new Map<string, string>();
  let app: AppFolder | undefined;
  return {
    name: 'school:style-ids',
    enforce: 'post',
    configResolved({ root }) {
      const file = join(root, 'package.json');
      if (!existsSync(file)) return;
      const { name } = JSON.parse(readFileSync(file, 'utf8')) as { readonly name: string };
      app = { root, name: name.replace('@school/', '') };
    },
    transform: {
      filter: { code: 's__sc-' },
      handler(code, id) {
        const path = pathOf(id, app);
        const hash = hashOf(path);
        const other = paths.get(hash) ?? path;
        if (other !== path) this.error(`${path} and ${other} have one hash: rename one of them`);
        paths.set(hash, path);
        return { code: withIds(code, hash), map: null };
      },
    },
  };
}

interface AppFolder {
  readonly root: string;
  readonly name: string;
}

/** Returns the path of a module in the workspace, or below the name of its app. Modules may have a query. */
export function pathOf(module: string, app?: AppFolder, workspace = WORKSPACE): string {
  const file = module.replace(/\?.*$/, '');
  const isOwn = app && file.startsWith(app.root + sep) && !file.includes(`${sep}node_modules${sep}`);
  const path = isOwn ? join(app.name, relative(app.root, file)) : relative(workspace, file);
  return path.split(sep).join('/');
}

export const hashOf = (path: string): string =>
  BigInt(`0x${createHash('sha256').update(path).digest('hex')}`)
    .toString(36)
    .slice(0, LETTERS);

export const withIds = (code: string, hash: string): string =>
  code.replace(ID, (_, number: string) => `s-${hash}-${number}`);
