import type { PerformerApplication } from '@school/shared/schemas/showcase';
import { performers } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import { enqueueMail } from '../../platform/mail/enqueueMail';
import { enqueueStaffMail } from '../../platform/mail/enqueueStaffMail';
import { toPerformer, toStaff } from './performer.mails';

interface Attempt {
  key: string;
  reference: string;
}

/** Stores an application of performers, thanks them and notifies staff. @returns false for a repeat */
export async function applyToPerform(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  application: PerformerApplication,
  { key, reference }: Attempt,
): Promise<boolean> {
  const { db, clock } = deps;
  const [row] = await db
    .insert(performers)
    .values({ ...application, submissionKey: key, reference, receivedAt: clock.now() })
    .onConflictDoNothing({ target: performers.submissionKey })
    .returning();
  if (!row) return false;
  await enqueueMail(deps, { key: `performer:${row.id}:sender`, to: row.email, message: toPerformer(row) });
  await enqueueStaffMail(deps, {
    topic: 'showcase',
    key: `performer:${row.id}:staff`,
    message: toStaff(row),
  });
  return true;
}
