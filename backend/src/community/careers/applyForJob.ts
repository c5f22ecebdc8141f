import type { JobApplication } from '@school/shared/schemas/careers';
import { eq } from 'drizzle-orm';
import { jobApplications } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import { enqueueMail } from '../../platform/mail/enqueueMail';
import { enqueueStaffMail } from '../../platform/mail/enqueueStaffMail';
import { claimUpload, type ClaimedFile } from '../../platform/uploads/claimUpload';
import { fileLink } from '../../platform/uploads/fileLink';
import { toApplicant, toStaff } from './application.mails';

interface Attempt {
  key: string;
  reference: string;
}

type Context = Pick<Deps, 'db' | 'clock' | 'settings' | 'signed'>;

/**
 * Stores an application with its CV, thanks the applicant and notifies staff, whose link to the CV expires.
 * @returns false for a repeat
 * @throws ServiceError `validation_failed` at `cv`, with the storage catalogue's message, when the file is unavailable
 */
export async function applyForJob(
  context: Context,
  { cv, ...application }: JobApplication,
  { key, reference }: Attempt,
): Promise<boolean> {
  const { db, clock } = context;
  if (await isThere(context, key)) return false;
  const file = await claimCv(context, cv, reference);
  const [row] = await db
    .insert(jobApplications)
    .values({ ...application, submissionKey: key, reference, cvId: file.id, receivedAt: clock.now() })
    .onConflictDoNothing({ target: jobApplications.submissionKey })
    .returning();
  if (!row) return false;
  const { url } = await fileLink(context, file.id);
  await enqueueMail(context, {
    key: `job-application:${row.id}:sender`,
    to: row.email,
    message: toApplicant(row),
  });
  await enqueueStaffMail(context, {
    topic: 'applications',
    key: `job-application:${row.id}:staff`,
    message: toStaff(row, { ...file, url }),
  });
  return true;
}

/** Claims the CV for the application. A repeat gets the same answer. */
export const claimCv = (
  context: Context,
  cv: JobApplication['cv'],
  reference: string,
): Promise<ClaimedFile> =>
  claimUpload(context, cv, { field: 'cv', purpose: 'cv', by: `job-application:${reference}` });

async function isThere({ db }: Context, key: string): Promise<boolean> {
  const existing = db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(eq(jobApplications.submissionKey, key));
  return (await existing).length > 0;
}
