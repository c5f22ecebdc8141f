import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { BucketSettings } from '../platform/config/fileSettings';

/** Starts a server compatible with S3, with an empty bucket, over real connections. */
export async function startTestS3() {
  const directory = mkdtempSync(join(tmpdir(), 'school-s3-'));
  const bucket = 'school';
  const s3 = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    // Its own signature lacks the slash after a bucket's name; the id of the key still identifies the caller.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket }],
  });
  await s3.configureBuckets();
  const answer = s3.callback();
  const underWay = new Set<ServerResponse>();
  let refusal: { status: number; code: string } | undefined;
  const server = createServer((request, response) => {
    underWay.add(response);
    response.on('close', () => underWay.delete(response));
    if (!refusal) return answer(request, response);
    response.writeHead(refusal.status, { 'content-type': 'application/xml', connection: 'close' });
    response.end(`<?xml version="1.0"?><Error><Code>${refusal.code}</Code></Error>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const settings: BucketSettings = {
    bucket,
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  };
  return {
    settings,
    /** The same as variables of the environment. */
    env: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: settings.endpoint ?? '',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    /** Returns the number of open requests. */
    underWay: () => underWay.size,
    /** Sets the answer to all requests, or restores the server's own. */
    refuse: (as: typeof refusal) => void (refusal = as),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

export type TestS3 = Awaited<ReturnType<typeof startTestS3>>;
