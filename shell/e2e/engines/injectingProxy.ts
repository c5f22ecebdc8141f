import { createHash } from 'node:crypto';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A proxy that inserts a script before a page's own. */
export interface InjectingProxy {
  /** Host and port. */
  readonly address: string;
  readonly close: () => void;
}

/** Starts a proxy that inserts a script at the start of each page and allows it in the page's policy. */
export async function openInjectingProxy(script: string): Promise<InjectingProxy> {
  const allowed = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const server = createServer((incoming, answer) => {
    const { method = 'GET', headers, url = '' } = incoming;
    const isPage = (headers.accept ?? '').startsWith('text/html');
    const onward = request(
      url,
      { method, headers: isPage ? { ...headers, 'accept-encoding': 'identity' } : headers, agent: false },
      (response) => {
        if (isPage && (response.headers['content-type'] ?? '').startsWith('text/html'))
          return void inject(response).catch(() => answer.destroy());
        answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
        response.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    incoming.pipe(onward);

    async function inject(response: IncomingMessage): Promise<void> {
      const { 'content-length': _, 'content-security-policy': policy, etag: __, ...kept } = response.headers;
      const html = await text(response);
      answer.writeHead(response.statusCode ?? 502, {
        ...kept,
        ...(policy && {
          'content-security-policy': String(policy).replace("script-src 'self'", `$& ${allowed}`),
        }),
      });
      answer.end(html.replace('<head>', () => `<head><script>${script}</script>`));
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
