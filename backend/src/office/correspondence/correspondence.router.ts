import { createRouter } from '../../platform/http/router';
import { answerEntry } from './answerEntry';
import { answerEntryRoute, getCorrespondenceRoute, noteEntryRoute } from './correspondence.routes';
import { answerableOf } from './lists';
import { writeNote } from '../../staff/notes/writeNote';
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
