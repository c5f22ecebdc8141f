import type { OpenFile } from './openUpload';

/** Returns headers with which a browser saves a file and never runs it. */
export function attachmentHeaders({ name, type, size }: Omit<OpenFile, 'bytes'>): Record<string, string> {
  return {
    'content-type': type,
    'content-length': String(size),
    'content-disposition': `attachment; filename="${asciiOf(name)}"; filename*=UTF-8''${encoded(name)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  };
}

/** For software that only knows the plain form. */
const asciiOf = (name: string): string => name.replaceAll(/[^\w .()+-]/g, '_');

/** Encodes a name (RFC 8187). Half of a surrogate pair, left by a program that cut a name, cannot be encoded. */
const encoded = (name: string): string =>
  encodeURIComponent(name.replaceAll(/\p{Cs}/gu, '_')).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
