import { eq } from 'drizzle-orm';
import type { Deps } from '../http/deps';
import { musicStudyRegistrations } from '../db/schema';
import { createRouter } from '../http/router';
import { changeStatus } from '../staff-lists/changeStatus';
import { answerEntryRoute, getCorrespondenceRoute, noteEntryRoute } from './correspondence.routes';
import { answerableOf, type CorrespondenceList } from './lists';
import { queueReply } from './queueReply';
import { writeNote, type Written } from './writeNote';
import { writtenOf } from './writtenOf';

export const correspondenceRouter = createRouter()
  .openapi(getCorrespondenceRoute, async (c) => {
    const { list, id } = c.req.valid('param');
    await answerableOf(c.var.deps.db, list, id);
    return c.json({ written: await writtenOf(c.var.deps, id) }, 200);
  })
  .openapi(noteEntryRoute, async (c) => {
    const { list, id } = c.req.valid('param');
    const { deps, actor } = c.var;
    const note = {
      id,
      actor,
      requestKey: c.req.valid('header')['idempotency-key'],
      text: c.req.valid('json').text,
    };
    await deps.db.transaction(async (tx) => {
      await answerableOf(tx, list, id);
      await writeNote({ ...deps, db: tx }, note, 'note');
    });
    return c.json({ written: await writtenOf(deps, id) }, 200);
  })
  .openapi(answerEntryRoute, async (c) => {
    const { list, id } = c.req.valid('param');
    const { deps, actor } = c.var;
    const requestKey = c.req.valid('header')['idempotency-key'];
    await answerEntry(deps, list, { id, actor, requestKey, text: c.req.valid('json').text });
    return c.json({ written: await writtenOf(deps, id) }, 200);
  });

const lessonRegistrations = { table: musicStudyRegistrations, subject: 'music_study' } as const;

async function answerEntry(deps: Deps, list: CorrespondenceList, reply: Written): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    const isNew = await queueReply(inside, await answerableOf(tx, list, reply.id), reply);
    if (!isNew || list !== 'music-study') return;
    const [row] = await tx
      .select({ status: musicStudyRegistrations.status })
      .from(musicStudyRegistrations)
      .where(eq(musicStudyRegistrations.id, reply.id))
      .for('update');
    if (row?.status === 'new')
      await changeStatus(inside, lessonRegistrations, {
        id: reply.id,
        to: 'contacted',
        actor: reply.actor.id,
      });
  });
}
