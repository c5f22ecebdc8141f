import { eq } from 'drizzle-orm';
import { musicStudyRegistrations } from '../db/schema';
import type { Deps } from '../http/deps';
import { registrationList } from '../music-study/staff/registrations';
import { changeStatus } from '../staff-lists/changeStatus';
import { answerableOf, type CorrespondenceList } from './lists';
import { queueReply } from './queueReply';
import type { NewNote } from './writeNote';

/**
 * Answers by mail, once for its key. A registration for lessons that is new is in contact then.
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
