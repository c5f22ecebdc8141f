import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { compressText } from '@school/shared/vite/compress';
import type { SiteStore } from '../../release/site/store';

const decompress = promisify(brotliDecompress);

/**
 * A site's store as it would be if its pages had no scripts: all else is the same, down to the compression. Pages are
 * made once, at their first visit, since the site's own lie ready too.
 */
export function bareStore(store: SiteStore): SiteStore {
  const pages = new Map<string, Promise<Buffer | undefined>>();

  async function barePage(key: string): Promise<Buffer | undefined> {
    const body = await store.read(key);
    if (!body) return undefined;
    return key.endsWith('.br') ? compressText(bare(await decompress(body))) : bare(body);
  }

  return {
    ...store,
    read(key) {
      if (!key.startsWith('pages/')) return store.read(key);
      const page = pages.get(key) ?? barePage(key);
      pages.set(key, page);
      return page;
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
