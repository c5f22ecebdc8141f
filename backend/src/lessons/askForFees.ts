import { withoutTrap } from '@school/shared/schemas/common';
import type { FeeEnquiry } from '@school/shared/schemas/music-study';
import type { Deps } from '../platform/http/deps';
import { feeEnquiries } from '../platform/db/schema';
import { enqueueMail } from '../platform/mail/enqueueMail';
import { enqueueStaffMail } from '../platform/mail/enqueueStaffMail';
import { creditLink } from '../community/referrals/creditLink';
import { toSender, toStaff } from './fees.mails';

/** Stores a question about fees and thanks its sender. @returns false for a repeated submission */
export async function askForFees(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  input: FeeEnquiry,
  submissionKey: string,
): Promise<boolean> {
  const { db, clock } = deps;
  const { from, ...enquiry } = withoutTrap(input);
  const [row] = await db
    .insert(feeEnquiries)
    .values({ ...enquiry, submissionKey, receivedAt: clock.now() })
    .onConflictDoNothing({ target: feeEnquiries.submissionKey })
    .returning();
  if (!row) return false;
  if (from) await creditLink(deps, from, 'wrote');
  await enqueueMail(deps, { key: `fees:${row.id}:sender`, to: row.email, message: toSender(row) });
  await enqueueStaffMail(deps, { topic: 'messages', key: `fees:${row.id}:staff`, message: toStaff(row) });
  return true;
}
