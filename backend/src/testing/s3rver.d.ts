declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  /** A server of S3 that keeps its buckets in a folder; the package brings no types. */
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
