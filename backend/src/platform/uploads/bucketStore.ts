import type { S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import type { BucketSettings } from '../config/fileSettings';
import { StartError } from '../core/startError';
import type { FileStore } from './fileStore';
import { COPIES } from './copies';
import { statusOf, storeFailed } from './storeFailed';

const nothing = () => undefined;
/** What it would log is also thrown, and reported by the caller. */
const silent = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };

/**
 * Stores files in a bucket, which any number of instances may share. The code is loaded on demand.
 * @throws StartError when there are no credentials, or the service refuses the bucket
 */
export async function bucketStore({
  bucket,
  region,
  endpoint,
  credentials,
}: BucketSettings): Promise<FileStore> {
  const { PutObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  const { S3Driver } = await import('flydrive/drivers/s3');
  const client = new S3Client({
    region,
    ...(credentials && { credentials }),
    // Other services seldom have a host name for each bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Not every compatible service supports checksums after a body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: silent,
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
  });
  await refuseForeign(client, bucket);
  // The bucket's policy decides on access, not each file.
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
  return {
    // Bypasses the driver, which leaves the request open for ever when the stream breaks.
    write: async (Key, Body, ContentLength) => {
      const broken = new AbortController();
      Body.once('error', () => broken.abort());
      const command = new PutObjectCommand({ Bucket: bucket, Key, Body, ContentLength });
      await client.send(command, { abortSignal: broken.signal }).catch(storeFailed);
    },
    read: (key) => disk.getStream(key).catch((error) => (isMissing(error) ? undefined : storeFailed(error))),
    remove: (key) => disk.delete(key).catch(storeFailed),
    removeAll: (folder) => disk.deleteAll(`${folder}/`).catch(storeFailed),
    isEmpty: async () => {
      const { objects } = await disk.listAll('/', { recursive: true }).catch(storeFailed);
      return [...objects].every((object) => object.isFile && object.key.startsWith(`${COPIES}/`));
    },
    freeBytes: async () => Infinity,
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && statusOf(error.cause ?? error) === 404;

/** An unavailable bucket may return; a refused one is a mistake in the settings. */
async function refuseForeign(client: S3Client, bucket: string): Promise<void> {
  const { HeadBucketCommand } = await import('@aws-sdk/client-s3');
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (error) {
    if (error instanceof Error && error.name === 'CredentialsProviderError') {
      throw new StartError(
        `Cannot start, there are no credentials for the bucket ${bucket}: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not set, and the machine has no role`,
      );
    }
    const status = statusOf(error);
    if (status < 300 || status >= 500) return;
    const why = status === 404 ? 'there is none' : `${status}: it belongs to others, or elsewhere`;
    throw new StartError(`Cannot start, the bucket ${bucket} of S3_BUCKET cannot be used (${why})`);
  }
}
