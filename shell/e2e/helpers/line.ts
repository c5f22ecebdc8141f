import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A browser's line to the network, which can be cut and mended. */
export interface Line {
  /** For the `proxy` of a browser context. */
  readonly server: string;
  /** Ends every connection, and takes no new one. */
  readonly cut: () => void;
  readonly mend: () => void;
  readonly close: () => void;
}

/** Opens a line. What goes over it is passed on as it comes, so streams stay streams. */
export async function openLine(): Promise<Line> {
  let whole = true;
  const server = createServer((asked, answer) => {
    if (!whole) return void asked.socket.destroy();
    const { method = 'GET', headers, url = '' } = asked;
    const onward = request(url, { method, headers, agent: false }, (response) => {
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
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
