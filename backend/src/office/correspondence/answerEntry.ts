import { eq } from 'drizzle-orm';
import { musicStudyRegistrations } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import { registrationList } from '../../lessons/staff/registrations';
import { changeStatus } from '../../staff/staff-lists/changeStatuses';
import { answerableOf, type CorrespondenceList } from './lists';
import { queueReply } from './queueReply';
import type { NewNote } from '../../staff/notes/writeNote';

/**
 * Answers a submission by mail, once for the key. A new registration for lessons gets the status in contact.
 * @throws ServiceError not found
 */
export async function answerEntry(
  context: Pick<Deps, 'db' | 'clock' | 'settings'>,
  list: CorrespondenceList,
  reply: NewNote,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const isNew = await queueReply(inside, await answerableOf(tx, list, reply.id), reply);
    if (!isNew || list !== 'music-study') return;
    const { id, actor } = reply;
    const [row] = await tx
      .select({ status: musicStudyRegistrations.status })
      .from(musicStudyRegistrations)
      .where(eq(musicStudyRegistrations.id, id))
      .for('update');
    if (row?.status === 'new')
      await changeStatus(inside, registrationList, { id, to: 'contacted', actor: actor.id });
  });
}
