import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { compressText } from '@school/shared/vite/compress';
import type { SiteStore } from '../../release/site/store';

const decompress = promisify(brotliDecompress);

/**
 * Wraps a site's store so that its pages have no scripts; everything else is the same, including compression. Pages are
 * generated on their first visit and cached, because the site's own are ready too.
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

/** Removes a page's scripts and their preloads. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>.*?<\/script>\n?/gs, '')
    .replace(/<link rel="modulepreload"[^>]*>\n?/g, '')
    .replace(/<link rel="preload"[^>]*\bas="(?:fetch|script)"[^>]*>\n?/g, '');
}
