import type { Context } from 'hono';
import { contentType } from '../../release/site/contentType';
import { originalPath } from '../../src/loading/cacheBusting';
import { decode } from './decode';
import type { Representation, representationReader } from './representations';
import { NO_CACHE, send } from './send';

const IMMUTABLE = 'max-age=31536000, immutable';

/** Returns the handler for files of apps. They are many and small, and have only headers that affect files. */
export function assetHandler(read: ReturnType<typeof representationReader>) {
  return async (context: Context): Promise<Response> => {
    const { pathname, search } = addressOf(context.req.url);
    const requested = decode(pathname)?.slice(1) ?? '';
    const key = originalPath(requested);
    const further = {
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': isForSharing(pathname) ? 'cross-origin' : 'same-origin',
    };
    const sent = isServed(key) ? await read(key, context.req.header('accept-encoding')) : undefined;
    if (!sent) return context.text('Not found', 404, { 'cache-control': NO_CACHE, ...further });
    const type = contentType(key);
    if (key === requested && !search)
      return send(context, { sent: { ...sent, etag: shortTag(sent) }, type, cache: IMMUTABLE, further });
    // A response at a cache-busted URL may have been broken, so it is neither cached nor taken for this one.
    return send(context, { sent: { ...sent, etag: undefined }, type, cache: NO_CACHE, further });
  };
}

/**
 * Returns the tag of bytes that never change at their address, as short as possible, since each file of a first visit
 * brings one. Gzip is made by this server, and another version of its library may make other bytes.
 */
const shortTag = ({ encoding, etag }: Representation): string =>
  encoding === 'gzip' ? etag : `"${encoding || 'id'}"`;

/** Returns path and query of an absolute URL, faster than the URL class. */
function addressOf(url: string): { readonly pathname: string; readonly search: string } {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const query = url.indexOf('?', start);
  if (query < 0) return { pathname: url.slice(start), search: '' };
  return { pathname: url.slice(start, query), search: url.slice(query) };
}

/** Returns whether a path is public: no render module, no hidden file, and within its app's folder. */
function isServed(key: string): boolean {
  const [, file] = /^apps\/[a-z][a-z0-9-]*\/[0-9a-f]{12}\/(.+)$/.exec(key) ?? [];
  return !!file && !/^server\//i.test(file) && file.split('/').every(isPlainName);
}

function isPlainName(name: string): boolean {
  return name !== '' && !name.startsWith('.') && !name.includes('\\') && !name.includes('\0');
}

/** Returns whether a file is a sharing picture, which other sites may embed. */
function isForSharing(path: string): boolean {
  return /^\/apps\/[^/]+\/[^/]+\/share\//.test(path);
}
