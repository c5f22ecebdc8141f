import type { Clock } from '../core/clock';
import type { SignedTokens } from '../core/signedTokens';

const use = 'upload.file';
const day = 24 * 60 * 60;

/** For how long the link to a file works that a mail to staff has. Days. */
export const fileLinkDays = 7;

interface LinkContext {
  clock: Clock;
  signed: SignedTokens;
  settings: { siteOrigins: string[] };
}

/**
 * Returns an address of the site that opens one file without signing in until it expires: for a new tab or a mail to
 * staff.
 */
export async function fileLink(
  { clock, signed, settings }: LinkContext,
  uploadId: string,
  seconds: number = fileLinkDays * day,
): Promise<{ url: string; expiresAt: string }> {
  const expiresAt = new Date(clock.now().getTime() + seconds * 1000);
  const url = new URL(`/api/uploads/${uploadId}/file`, settings.siteOrigins[0]);
  url.searchParams.set('key', await signed.sign(use, uploadId, expiresAt));
  return { url: url.href, expiresAt: expiresAt.toISOString() };
}

/** Returns whether the key of a link opens this file now. */
export const opensFile = async (signed: SignedTokens, key: string, uploadId: string): Promise<boolean> =>
  (await signed.subjectOf(use, key)) === uploadId;
