import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

type Content = string | Uint8Array;
/** A file, or what makes it once it is asked for. */
type Files = Readonly<Record<string, Content | (() => Promise<Content>)>>;

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
      for (const [fileName, file] of Object.entries(await filesOf(root)))
        this.emitFile({ type: 'asset', fileName, source: await contentOf(file) });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.replace(/^\/|\?.*$/g, '') ?? '';
        filesOf(root)
          .then(async (files) => {
            const file = files[path];
            if (file === undefined) return next();
            const content = await contentOf(file);
            response
              .setHeader('content-type', TYPES[extname(path)] ?? 'text/plain; charset=utf-8')
              .end(content);
          })
          .catch(next);
      });
    },
  };
}

/** Types of what a page shows or plays; anything else is text. */
const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
};

async function contentOf(file: Files[string]): Promise<Content> {
  return typeof file === 'function' ? file() : file;
}

async function filesOf(root: string): Promise<Files> {
  const module = join(root, 'src/files.ts');
  if (!existsSync(module)) return {};
  return ((await import(pathToFileURL(module).href)) as { files: Files }).files;
}
