import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { isText } from '../../release/site/contentType';
import type { SiteStore } from '../../release/site/store';

const compress = promisify(gzip);

/** Content codings in order of preference; the last one is none. */
const ENCODINGS = ['br', 'gzip', ''] as const;
type Encoding = (typeof ENCODINGS)[number];

/** The bytes of an object in one encoding. */
export interface Representation {
  readonly body: Uint8Array;
  readonly encoding: Encoding;
  /** A strong entity tag, which other bytes do not have. */
  readonly etag: string;
}

/** All cached representations together, and the largest one that is cached. Bytes. */
const CACHE_LIMIT = 64 * 1024 * 1024;
const LARGEST = 2 * 1024 * 1024;
/** Below this, compression saves less than a packet. Bytes. */
const WORTH_IT = 1024;

const isNamed = (encoding: Encoding) => new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i');
const ACCEPTED: Readonly<Record<Encoding, RegExp>> = { br: isNamed('br'), gzip: isNamed('gzip'), '': /^/ };

/** Returns the encodings that a client accepts, in order of preference. @param accepted the header `accept-encoding` */
export function encodingsFor(accepted = ''): readonly Encoding[] {
  return ENCODINGS.filter((encoding) => ACCEPTED[encoding].test(accepted));
}

/** Describes bytes. */
export function representationOf(body: Uint8Array, encoding: Encoding): Representation {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  return { body, encoding, etag: `"${hash}"` };
}

/**
 * Returns a function that reads objects of a store in the best encoding that a client accepts. Objects never change, so
 * those that are often requested stay in memory.
 */
export function representationReader(store: Pick<SiteStore, 'read'>) {
  const cache = new Map<string, Representation>();
  let size = 0;

  function remember(id: string, found: Representation): void {
    if (found.body.length > LARGEST) return;
    cache.set(id, found);
    size += found.body.length;
    for (const [oldest, { body }] of cache) {
      if (size <= CACHE_LIMIT) return;
      cache.delete(oldest);
      size -= body.length;
    }
  }

  async function read(key: string, encoding: Encoding): Promise<Uint8Array | undefined> {
    if (encoding === 'br') return store.read(`${key}.br`);
    const plain = await store.read(key);
    if (encoding === '' || !plain) return plain;
    return plain.length < WORTH_IT ? undefined : compress(plain);
  }

  return async (key: string, accepted: string | undefined): Promise<Representation | undefined> => {
    const encodings = isText(key) ? encodingsFor(accepted) : ([''] as const);
    const id = `${key} ${encodings.join()}`;
    const cached = cache.get(id);
    if (cached) {
      // The first entries of a map are the oldest.
      cache.delete(id);
      cache.set(id, cached);
      return cached;
    }
    for (const encoding of encodings) {
      const body = await read(key, encoding);
      if (!body) continue;
      const found = representationOf(body, encoding);
      if (!cache.has(id)) remember(id, found);
      return found;
    }
    return undefined;
  };
}
