import type { Context } from 'hono';
import { replyTo } from './reply';
import type { Representation } from './representations';

export const NO_CACHE = 'no-cache';

interface Answer {
  /** Without a tag it is sent whole and without conditions. */
  readonly sent: Omit<Representation, 'etag'> & { readonly etag: string | undefined };
  readonly type: string;
  readonly cache: string;
  readonly status?: 200 | 404;
  /** Further headers. */
  readonly further?: Readonly<Record<string, string>>;
}

/** Sends a representation, the requested part of it, or that the client has it already. */
export function send(context: Context, { sent, type, cache, status = 200, further }: Answer): Response {
  const { body, encoding, etag } = sent;
  const reply = replyTo(
    { method: context.req.method, header: (name) => context.req.header(name) },
    body,
    status === 200 ? etag : undefined,
  );
  const headers = {
    ...reply.headers,
    // Failed conditions are no property of the resource.
    'cache-control': reply.status < 400 ? cache : NO_CACHE,
    vary: 'accept-encoding',
    ...(etag && { etag }),
    ...(reply.body && { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) }),
    ...further,
  };
  // The types know no buffers of shared memory, which these are not.
  const bytes = reply.body as Uint8Array<ArrayBuffer> | null;
  return context.newResponse(bytes, status === 404 ? 404 : reply.status, headers);
}
