import { numberWord } from '@school/shared/format';
import type { Clock } from '../core/clock';
import type { SignedTokens } from '../core/signedTokens';

const use = 'upload.file';
const day = 24 * 60 * 60;

/** How long the link to a file in a mail to staff works. Days. */
const fileLinkDays = 7;

/** What a mail to staff says about its link to a file. */
export const fileLinkNote = `The button works for ${numberWord(fileLinkDays)} days. It opens what a stranger sent: do not pass it on, and open it only as you would any such file.`;

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
