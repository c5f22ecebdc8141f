import type { S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import type { BucketSettings } from '../config/fileSettings';
import { StartError } from '../core/startError';
import type { FileStore } from './fileStore';
import { statusOf, storeFailed } from './storeFailed';

const nothing = () => undefined;
/** What it would write to the console is thrown as well, and told by who catches it. */
const silent = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };

/**
 * Keeps files in a bucket, which any number of instances may share. Its code is loaded when it is wanted.
 * @throws StartError when nothing opens it, or the service says that it is not there or not ours
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
    // Who answers elsewhere seldom has a host name for each bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Not every service that speaks as S3 does knows checksums behind a body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: silent,
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
  });
  await refuseForeign(client, bucket);
  // What a bucket may be asked of is a matter of its policy, not of each file.
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
  return {
    // Past the driver, which leaves the request open for ever when the stream breaks.
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
      return [...objects].length === 0;
    },
    freeBytes: async () => Infinity,
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && statusOf(error.cause ?? error) === 404;

/** A bucket that is away may come back; one that is refused is a slip in the settings. */
async function refuseForeign(client: S3Client, bucket: string): Promise<void> {
  const { HeadBucketCommand } = await import('@aws-sdk/client-s3');
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (error) {
    if (error instanceof Error && error.name === 'CredentialsProviderError') {
      throw new StartError(
        `Cannot start, nothing opens the bucket ${bucket}: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not set, and the machine has no role`,
      );
    }
    const status = statusOf(error);
    if (status < 300 || status >= 500) return;
    const why = status === 404 ? 'there is none' : `${status}: it belongs to others, or elsewhere`;
    throw new StartError(`Cannot start, the bucket ${bucket} of S3_BUCKET cannot be used (${why})`);
  }
}
