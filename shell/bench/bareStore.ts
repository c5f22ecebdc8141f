import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { compressText } from '@school/shared/vite/compress';
import type { SiteStore } from '../site/store';

const decompress = promisify(brotliDecompress);

/** A site's store as it would be if its pages had no scripts: all else is the same, down to the compression. */
export function bareStore(store: SiteStore): SiteStore {
  return {
    ...store,
    async read(key) {
      const body = await store.read(key);
      if (!body || !key.startsWith('pages/')) return body;
      if (!key.endsWith('.br')) return bare(body);
      return compressText(bare(await decompress(body)));
    },
  };
}

function bare(html: Buffer): Buffer {
  return Buffer.from(withoutScripts(html.toString('utf8')));
}

/** A page without its scripts and without what is fetched for their sake. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>.*?<\/script>\n?/gs, '')
    .replace(/<link rel="modulepreload"[^>]*>\n?/g, '')
    .replace(/<link rel="preload"[^>]*\bas="(?:fetch|script)"[^>]*>\n?/g, '');
}
