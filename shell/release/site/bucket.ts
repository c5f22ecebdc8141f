import type { S3Client } from '@aws-sdk/client-s3';

/** Where a bucket is. */
export interface BucketPlace {
  readonly bucket: string;
  readonly region: string;
  /** Origin of a compatible service; undefined for Amazon. */
  readonly endpoint: string | undefined;
}

/** An object with what identifies its version. */
export interface StoredObject {
  readonly body: Buffer;
  readonly tag: string;
  readonly at: Date;
}

/** A write was refused because the object is not the expected one. */
export class Changed extends Error {
  override readonly name = 'Changed';
}

/** What an object must be when it is written: of that version, or missing. */
type Condition = { readonly tag: string } | 'missing';

/** A bucket that takes conditional writes. */
export interface Bucket {
  /** Returns an object; `undefined` when it is missing, and `same` when it still has the given tag. */
  get(key: string): Promise<StoredObject | undefined>;
  get(key: string, known: string | undefined): Promise<StoredObject | 'same' | undefined>;
  /** Writes an object. @returns its tag @throws Changed when the condition does not hold */
  put(key: string, body: string | Uint8Array, condition?: Condition): Promise<string>;
  /** Lists all objects whose key begins with a prefix. */
  list(prefix: string): Promise<readonly { readonly key: string; readonly at: Date }[]>;
  remove(keys: readonly string[]): Promise<void>;
}

/** The service deletes at most so many objects by one request. */
const DELETED_AT_ONCE = 1000;

/** Opens a bucket, with the keys of the machine or of the usual variables of the service. The code loads on demand. */
export async function openBucket({ bucket: Bucket, region, endpoint }: BucketPlace): Promise<Bucket> {
  const s3 = await import('@aws-sdk/client-s3');
  const client: S3Client = new s3.S3Client({
    region,
    // Other services seldom have a host name for each bucket.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Not every compatible service supports checksums after a body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
  });

  async function get(Key: string, known?: string): Promise<StoredObject | 'same' | undefined> {
    try {
      const found = await client.send(new s3.GetObjectCommand({ Bucket, Key, IfNoneMatch: known }));
      const body = Buffer.from((await found.Body?.transformToByteArray()) ?? []);
      return { body, tag: found.ETag ?? '', at: found.LastModified ?? new Date(0) };
    } catch (error) {
      if (statusOf(error) === 304) return 'same';
      if (statusOf(error) === 404) return undefined;
      throw error;
    }
  }

  return {
    get: get as Bucket['get'],
    put: async (Key, body, condition) => {
      const Body = Buffer.from(body);
      const asked = condition === 'missing' ? { IfNoneMatch: '*' } : condition && { IfMatch: condition.tag };
      try {
        const { ETag = '' } = await client.send(
          new s3.PutObjectCommand({ Bucket, Key, Body, ContentLength: Body.length, ...asked }),
        );
        return ETag;
      } catch (error) {
        // 409: another write of the object was under way. 404: it was removed.
        if (condition && [404, 409, 412].includes(statusOf(error))) throw new Changed(`${Key} has changed`);
        throw error;
      }
    },
    list: async (Prefix) => {
      const found: { key: string; at: Date }[] = [];
      const pages = s3.paginateListObjectsV2({ client }, { Bucket, Prefix });
      for await (const { Contents = [] } of pages)
        for (const { Key = '', LastModified = new Date(0) } of Contents)
          found.push({ key: Key, at: LastModified });
      return found;
    },
    remove: async (keys) => {
      for (let from = 0; from < keys.length; from += DELETED_AT_ONCE) {
        const Objects = keys.slice(from, from + DELETED_AT_ONCE).map((Key) => ({ Key }));
        await client.send(new s3.DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
      }
    },
  };
}

const statusOf = (error: unknown): number =>
  (error as { readonly $metadata?: { readonly httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;
