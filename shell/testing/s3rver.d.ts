declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  /** A server compatible with S3 that stores its buckets in a folder; the package has no types. */
  export default class S3rver {
    constructor(options: {
      directory: string;
      silent?: boolean;
      allowMismatchedSignatures?: boolean;
      /** Whether the first part of a host name is a bucket. */
      vhostBuckets?: boolean;
      configureBuckets?: { name: string }[];
    });
    configureBuckets(): Promise<void>;
    callback(): RequestListener;
  }
}
