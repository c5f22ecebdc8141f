import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { afterAll, beforeEach } from 'vitest';
import { selfIssued } from '../tickets/wallet/localCertificates';

/** A push as the service got it. */
interface Push {
  readonly path: string | undefined;
  readonly topic: string | undefined;
  readonly body: string;
  /** The pass type that the client's certificate is for. */
  readonly by: string | undefined;
}

/** Starts a service that takes pushes as Apple's does, which only asks for the sender's certificate. */
export async function testPushService() {
  const { certificate, key } = selfIssued({
    subject: [{ name: 'commonName', value: '127.0.0.1' }],
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  const pushes: Push[] = [];
  let answer = { status: 200, reason: '' };
  const options = { cert: certificate, key, requestCert: true, rejectUnauthorized: false };
  const server = createSecureServer(options, (request, response) => {
    const socket = request.stream.session?.socket as TLSSocket;
    let body = '';
    request.on('data', (part: Buffer) => (body += String(part)));
    request.on('end', () => {
      pushes.push({
        path: request.url,
        topic: request.headers['apns-topic'] as string | undefined,
        body,
        by: socket.getPeerCertificate().subject['UID'] as string | undefined,
      });
      response.writeHead(answer.status);
      response.end(answer.reason && JSON.stringify({ reason: answer.reason }));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  beforeEach(() => {
    pushes.length = 0;
    answer = { status: 200, reason: '' };
  });
  afterAll(() => void server.close());
  return {
    service: { origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, ca: certificate },
    pushes,
    /** Sets the answer to each push from now on. */
    answers: (status: number, reason = '') => void (answer = { status, reason }),
  };
}
