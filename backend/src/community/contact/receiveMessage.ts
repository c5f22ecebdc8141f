import type { ContactMessage } from '@school/shared/schemas/contact';
import type { Deps } from '../../platform/http/deps';
import { contactMessages } from '../../platform/db/schema';
import { enqueueMail } from '../../platform/mail/enqueueMail';
import { enqueueStaffMail } from '../../platform/mail/enqueueStaffMail';
import { creditLink } from '../referrals/creditLink';
import { toSender, toStaff } from './contact.mails';

/** Stores a message and answers its sender. @returns false for a repeated submission */
export async function receiveMessage(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { topic, name, email, phone, message, from }: ContactMessage,
  submissionKey: string,
): Promise<boolean> {
  const { db, clock } = deps;
  const [row] = await db
    .insert(contactMessages)
    .values({ submissionKey, topic, name, email, phone, message, receivedAt: clock.now() })
    .onConflictDoNothing({ target: contactMessages.submissionKey })
    .returning();
  if (!row) return false;
  if (from) await creditLink(deps, from, 'wrote');
  await enqueueMail(deps, { key: `contact:${row.id}:sender`, to: row.email, message: toSender(row) });
  await enqueueStaffMail(deps, { topic: 'messages', key: `contact:${row.id}:staff`, message: toStaff(row) });
  return true;
}
