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

/** @throws ServiceError `conflict` at `version` when the record is another version than the one that was seen */
export async function refuseOtherVersion(
  { db }: Pick<ServiceContext, 'db'>,
  { record, version }: SeenVersion,
): Promise<void> {
  const [row] = await db
    .select({ version: recordVersions.version })
    .from(recordVersions)
    .where(eq(recordVersions.record, record));
  if (row?.version !== version) throw otherVersion();
}

/** What somebody else changed between the look at the version and the change itself is refused by a trigger. */
export function asOtherVersion(error: unknown): unknown {
  return constraintOf(error) === 'record_version' ? otherVersion() : error;
}

const otherVersion = () =>
  conflictAt('version', 'Somebody else has changed this meanwhile. Look at it again first.');
