import type { ChallengeEntry } from '@school/shared/schemas/tickets';
import { eq } from 'drizzle-orm';
import { challengeEntries } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import { enqueueMail } from '../../platform/mail/enqueueMail';
import { enqueueStaffMail } from '../../platform/mail/enqueueStaffMail';
import { claimUpload, type ClaimedFile } from '../../platform/uploads/claimUpload';
import { fileLink } from '../../platform/uploads/fileLink';
import { toArtist, toStaff } from './challenge.mails';

interface Attempt {
  key: string;
  reference: string;
}

type Context = Pick<Deps, 'db' | 'clock' | 'settings' | 'signed'>;

/**
 * Stores an entry with its sheet, thanks its sender and notifies staff. A minor's entry needs the guardian's consent in
 * the same form.
 * @returns false for a repeat
 * @throws ServiceError `validation_failed` at `sheet`, with the storage catalogue's message, when the file is
 * unavailable
 */
export async function enterChallenge(
  context: Context,
  { sheet, guardian, artist, age, place, piece, email, phone }: ChallengeEntry,
  { key, reference }: Attempt,
): Promise<boolean> {
  const { db, clock } = context;
  const isSame = eq(challengeEntries.submissionKey, key);
  if ((await db.$count(challengeEntries, isSame)) > 0) return false;
  const file = await claimSheet(context, sheet, reference);
  const [row] = await db
    .insert(challengeEntries)
    .values({
      artist,
      age,
      place,
      piece,
      email,
      reference,
      submissionKey: key,
      sheetId: file.id,
      phone: phone ?? null,
      guardianName: guardian?.name ?? null,
      guardianPhone: guardian?.phone ?? null,
      receivedAt: clock.now(),
    })
    .onConflictDoNothing({ target: challengeEntries.submissionKey })
    .returning();
  if (!row) return false;
  const { url } = await fileLink(context, file.id);
  await enqueueMail(context, { key: `challenge:${row.id}:sender`, to: email, message: toArtist(row) });
  await enqueueStaffMail(context, {
    topic: 'challenge',
    key: `challenge:${row.id}:staff`,
    message: toStaff(row, { ...file, url }),
  });
  return true;
}

/** Claims the sheet for the entry. A repeat gets the same answer. */
export const claimSheet = (
  context: Context,
  sheet: ChallengeEntry['sheet'],
  reference: string,
): Promise<ClaimedFile> =>
  claimUpload(context, sheet, {
    field: 'sheet',
    purpose: 'challenge_sheet',
    by: `challenge:${reference}`,
  });
