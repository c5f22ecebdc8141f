import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request with a body that a browser sent, and the response status. */
interface Sent {
  readonly path: string;
  readonly body: string;
  readonly status: number;
}

/** A recording proxy whose connections can be cut and restored. */
export interface RecordingProxy {
  /** For the `proxy` of a browser context. */
  readonly server: string;
  /** Closes every connection and refuses new ones. */
  readonly cut: () => void;
  readonly mend: () => void;
  /**
   * All requests with a body so far, including those a page sends while it unloads, which its window no longer reports.
   */
  readonly sent: readonly Sent[];
  readonly close: () => void;
}

/** Starts a proxy. It forwards data as it arrives, so streaming works. */
export async function openProxy(): Promise<RecordingProxy> {
  const sent: Sent[] = [];
  let whole = true;
  const server = createServer((incoming, answer) => {
    if (!whole) return void incoming.socket.destroy();
    const { method = 'GET', headers, url = '' } = incoming;
    let body = '';
    incoming.on('data', (part: Buffer) => (body += part.toString()));
    const onward = request(url, { method, headers, agent: false }, (response) => {
      if (body) sent.push({ path: new URL(url).pathname, body, status: response.statusCode ?? 0 });
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      whole = false;
      server.closeAllConnections();
    },
    mend: () => void (whole = true),
    sent,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
