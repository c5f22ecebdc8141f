import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { onTestFinished, vi } from 'vitest';
import { openBucket, type BucketPlace } from '../release/site/bucket';
import { temporaryFolder } from './builtApps';

const NAME = 'site';

/**
 * Starts a server compatible with S3, before which conditional writes are decided as Amazon does: one write of an object
 * at a time, 412 when it is not as the condition says.
 */
export async function startTestBucket() {
  const s3 = new S3rver({
    directory: join(temporaryFolder(), 's3'),
    silent: true,
    vhostBuckets: false,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: NAME }],
  });
  await s3.configureBuckets();
  const inner = createServer(s3.callback()).listen(0, '127.0.0.1');
  await once(inner, 'listening');
  const { port } = inner.address() as AddressInfo;
  /** The tags of all objects, by path: every write goes through here. */
  const tags = new Map<string, string>();
  let turn: Promise<unknown> = Promise.resolve();
  let requests = 0;

  const pass = async (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse) => {
    const { method, url = '', headers } = incoming;
    const sent = ask({ port, method, path: url, headers, host: '127.0.0.1' });
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const tag = answer.headers.etag;
    if (method === 'PUT' && tag) tags.set(url.split('?')[0] ?? '', tag);
    if (method === 'POST' && url.includes('delete'))
      for (const [, key = ''] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g))
        tags.delete(`/${NAME}/${key}`);
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(outgoing);
    await once(outgoing, 'close');
  };
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    requests += 1;
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const { method, url = '', headers } = incoming;
    const current = tags.get(url.split('?')[0] ?? '');
    const isRefused =
      method === 'PUT' &&
      ((headers['if-none-match'] === '*' && current !== undefined) ||
        (headers['if-match'] !== undefined && headers['if-match'] !== current));
    if (!isRefused) return pass(incoming, Buffer.concat(parts), outgoing);
    outgoing.writeHead(412, { 'content-type': 'application/xml' });
    outgoing.end('<?xml version="1.0"?><Error><Code>PreconditionFailed</Code></Error>');
  };
  const front = createServer((incoming, outgoing) => {
    if (incoming.method === 'GET' || incoming.method === 'HEAD') void handle(incoming, outgoing);
    else turn = turn.then(() => handle(incoming, outgoing));
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  onTestFinished(() => {
    for (const server of [front, inner]) {
      server.closeAllConnections();
      server.close();
    }
  });
  const place: BucketPlace = {
    bucket: NAME,
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
  };
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  return { place, bucket: await openBucket(place), requests: () => requests };
}
