import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

type Files = Readonly<Record<string, string>>;

/**
 * Files that an app makes of its content, such as calendars: what `src/files.ts` exports as `files`, by path. They lie
 * in the app's folder beside those of `public`; a page finds them by `useAsset`.
 */
export function madeFiles(): Plugin {
  let root = '';
  return {
    name: 'school:made-files',
    configResolved(config) {
      ({ root } = config);
    },
    async generateBundle() {
      for (const [fileName, source] of Object.entries(await filesOf(root)))
        this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.replace(/^\/|\?.*$/g, '') ?? '';
        filesOf(root).then((files) => {
          const file = files[path];
          if (file === undefined) return next();
          response.setHeader('content-type', 'text/plain; charset=utf-8').end(file);
        }, next);
      });
    },
  };
}

async function filesOf(root: string): Promise<Files> {
  const module = join(root, 'src/files.ts');
  if (!existsSync(module)) return {};
  return ((await import(pathToFileURL(module).href)) as { files: Files }).files;
}
