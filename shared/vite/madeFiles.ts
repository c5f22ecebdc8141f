import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

type Content = string | Uint8Array;
/** A file's content, or a function that generates it on demand. */
type Files = Readonly<Record<string, Content | (() => Promise<Content>)>>;

/**
 * Generates files from an app's content, such as calendars. `src/files.ts` exports them as `files`, by path. They are
 * placed beside the files of `public`; a page finds them by `useAsset`.
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

/** Media types of images and audio; other files are text. */
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
