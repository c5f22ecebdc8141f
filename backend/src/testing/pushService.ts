import { generateKeyPairSync } from 'node:crypto';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import forge from 'node-forge';
import { afterAll, beforeEach } from 'vitest';

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
  const { certificate, key } = certificateOfHost('127.0.0.1');
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

function certificateOfHost(ip: string) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date('2020-01-01T00:00:00Z');
  certificate.validity.notAfter = new Date('2120-01-01T00:00:00Z');
  certificate.setSubject([{ name: 'commonName', value: ip }]);
  certificate.setIssuer([{ name: 'commonName', value: ip }]);
  certificate.setExtensions([{ name: 'subjectAltName', altNames: [{ type: 7, ip }] }]);
  certificate.sign(forge.pki.privateKeyFromPem(privateKey), forge.md.sha256.create());
  return { certificate: forge.pki.certificateToPem(certificate), key: privateKey };
}
