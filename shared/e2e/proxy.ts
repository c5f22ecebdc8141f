import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request with a body that a browser sent, with the status of its answer. */
interface Sent {
  readonly path: string;
  readonly body: string;
  readonly status: number;
}

/** A browser's way to the network, which can be cut, mended and listened to. */
export interface RecordingProxy {
  /** For the `proxy` of a browser context. */
  readonly server: string;
  /** Ends every connection, and takes no new one. */
  readonly cut: () => void;
  readonly mend: () => void;
  /** What was sent with a body so far: also what a page sends while it goes, which its own window no longer tells. */
  readonly sent: readonly Sent[];
  readonly close: () => void;
}

/** Starts a proxy. What goes through it is passed on as it comes, so streams stay streams. */
export async function openProxy(): Promise<RecordingProxy> {
  const sent: Sent[] = [];
  let whole = true;
  const server = createServer((asked, answer) => {
    if (!whole) return void asked.socket.destroy();
    const { method = 'GET', headers, url = '' } = asked;
    let body = '';
    asked.on('data', (part: Buffer) => (body += part.toString()));
    const onward = request(url, { method, headers, agent: false }, (response) => {
      if (body) sent.push({ path: new URL(url).pathname, body, status: response.statusCode ?? 0 });
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
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
