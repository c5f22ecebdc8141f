import { eq } from 'drizzle-orm';
import { ServiceError } from '../core/errors';
import { conflictAt } from '../core/refusals';
import { constraintOf } from '../db/constraintOf';
import type { ServiceContext } from '../db/context';
import { recordVersions } from '../db/schema';

/** A record as somebody has seen it: its kind and id, and the version that it had then. */
export interface SeenVersion {
  record: string;
  version: number;
}

/** Writes a version as the stream of a record tells it, and as `If-Match` brings it back: `enquiry/5f0c…:812`. */
export const versionText = ({ record, version }: SeenVersion): string => `${record}:${version}`;

/**
 * Reads the header `If-Match`, by which any change of a record can say which version it was decided on.
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
 * Compares the version that an account has seen with the one that is now. What it has changed itself since then is no other
 * version: a page may hear of that only after the next change was sent.
 * @throws ServiceError `conflict` at `version` when somebody else has changed the record since that version
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

/** What somebody else changed between the look at the version and the change itself is refused by a trigger. */
export function asOtherVersion(error: unknown): unknown {
  return constraintOf(error) === 'record_version' ? otherVersion() : error;
}

const otherVersion = () =>
  conflictAt('version', 'Somebody else has changed this meanwhile. Look at it again first.');
