import type { Env } from './envSchema';

/** A bucket of Amazon S3 or a compatible service. */
export interface BucketSettings {
  bucket: string;
  region: string;
  /** Origin of the service; undefined for Amazon. */
  endpoint: string | undefined;
  /** Undefined to use the machine's own permissions (a role or profile). */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

const beside = ['S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Returns the bucket for files, or undefined to keep files in the data folder. */
export function bucketSettingsOf(env: Env): BucketSettings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (bucket === undefined) return undefined;
  return {
    bucket,
    region: env.S3_REGION ?? 'us-east-1',
    endpoint: env.S3_ENDPOINT,
    credentials:
      accessKeyId !== undefined && secretAccessKey !== undefined
        ? { accessKeyId, secretAccessKey }
        : undefined,
  };
}

/** Returns the contradictions between the variables of the bucket. */
export function bucketProblems(env: Env): string[] {
  const given = beside.filter((name) => env[name] !== undefined);
  if (env.S3_BUCKET === undefined && given.length > 0) {
    return [`S3_BUCKET is needed beside ${given.join(' and ')}`];
  }
  const [id, secret] = [env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY];
  if (id !== undefined && secret === undefined)
    return ['S3_SECRET_ACCESS_KEY is needed beside S3_ACCESS_KEY_ID'];
  if (id === undefined && secret !== undefined)
    return ['S3_ACCESS_KEY_ID is needed beside S3_SECRET_ACCESS_KEY'];
  return [];
}
