import type { StaffMailTopic } from '@school/shared/schemas/settings/labels';
import { and, arrayContains, gt, isNotNull } from 'drizzle-orm';
import type { ServiceContext } from '../db/context';
import { staffAccounts } from '../db/schema';
import { enqueueMail } from './enqueueMail';
import type { MailSettings } from '../config/settings';
import type { Message } from './message';

interface StaffMail {
  topic: StaffMailTopic;
  /** Identifies this mail, such as `contact:{id}:staff`, so that it is sent once to each. */
  key: string;
  message: Message;
}

/** Accounts that were not used for this long get no more notifications: the person may have left the school. */
const staleMs = 90 * 24 * 60 * 60 * 1000;

/** Queues a mail to the school's mailbox and to all staff who subscribed to such mails, in the caller's transaction. */
export async function enqueueStaffMail(
  context: ServiceContext & { settings: { mail: Pick<MailSettings, 'staff'> } },
  { topic, key, message }: StaffMail,
): Promise<void> {
  const { db, clock, settings } = context;
  const school = settings.mail.staff;
  await enqueueMail(context, { key, to: school, message });
  const { account, email, mails, seenAt } = staffAccounts;
  const since = new Date(clock.now().getTime() - staleMs);
  const wanting = await db
    .select({ account, email })
    .from(staffAccounts)
    .where(and(arrayContains(mails, [topic]), isNotNull(email), gt(seenAt, since)));
  for (const person of wanting) {
    if (person.email === null || person.email.toLowerCase() === school.toLowerCase()) continue;
    await enqueueMail(context, { key: `${key}:${person.account}`, to: person.email, message });
  }
}
