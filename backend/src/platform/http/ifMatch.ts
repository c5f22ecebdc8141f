import { eq } from 'drizzle-orm';
import { ServiceError } from '../core/errors';
import { conflictAt } from '../core/refusals';
import { constraintOf } from '../db/constraintOf';
import type { ServiceContext } from '../db/context';
import { recordVersions } from '../db/schema';

/** A record as a person has seen it: kind, id and version. */
export interface SeenVersion {
  record: string;
  version: number;
}

/** Writes a version as the stream of a record sends it, and `If-Match` returns it: `enquiry/5f0c…:812`. */
export const versionText = ({ record, version }: SeenVersion): string => `${record}:${version}`;

/**
 * Reads the header `If-Match`, with which a change can name the version of the record that it is based on.
 * @throws ServiceError `malformed_request` for anything but one version in quotes
 */
export function readIfMatch(header: string | undefined): SeenVersion | undefined {
  if (header === undefined) return undefined;
  const [, record = '', version] = /^"([a-z-]{1,40}\/[\w.@|:-]{1,200}):(\d{1,18})"$/.exec(header) ?? [];
  if (version === undefined)
    throw new ServiceError('malformed_request', 'The header If-Match cannot be read.');
  return { record, version: Number(version) };
}

/**
 * Compares the version that an account has seen with the current one. The account's own changes since then do not
 * count: a page may learn of them only after it has sent the next change.
 * @throws ServiceError `conflict` at `version` when someone else has changed the record since that version
 */
export async function refuseOtherVersion(
  { db }: Pick<ServiceContext, 'db'>,
  { record, version }: SeenVersion,
  account: string,
): Promise<void> {
  const [row] = await db.select().from(recordVersions).where(eq(recordVersions.record, record));
  const isOwn = row?.changedBy === account && row.ownVersions.includes(version);
  if (row?.version !== version && !isOwn) throw otherVersion();
}

/** Translates the error of the trigger that refuses a change when the record changed after the check. */
export function asOtherVersion(error: unknown): unknown {
  return constraintOf(error) === 'record_version' ? otherVersion() : error;
}

const otherVersion = () => conflictAt('version', 'Someone else has changed this. Look at it again first.');
