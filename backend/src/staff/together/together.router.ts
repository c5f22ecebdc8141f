import { invalidAt } from '../../platform/core/refusals';
import { readAccountNames } from '../../platform/db/accountNames';
import { createRouter } from '../../platform/http/router';
import { streamLive } from '../../platform/live/streamLive';
import { readRecordChanges } from './readRecordChanges';
import { listRecordChangesRoute, streamRecordRoute, type RecordNews } from './together.routes';

export const togetherRouter = createRouter()
  .openapi(streamRecordRoute, async (c) => {
    const { deps, actor } = c.var;
    const record = c.req.valid('param');
    const nameOf = await readAccountNames(deps.db, actor.name === null ? [actor.id] : []);
    const visitor = { account: actor.id, name: actor.name ?? nameOf(actor.id) };
    const subscribe = (tell: (news: RecordNews) => void) => deps.together.open(record, visitor, tell);
    const forMs = Math.max(0, actor.expiresAt * 1000 - deps.clock.now().getTime());
    return streamLive(c, { live: { subscribe }, event: 'record', forMs });
  })
  .openapi(listRecordChangesRoute, async (c) => {
    const record = c.req.valid('param');
    const { since } = c.req.valid('query');
    const [, version] = /:(\d{1,18})$/.exec(since) ?? [];
    if (version === undefined) throw invalidAt('since', 'This is no version.');
    return c.json(await readRecordChanges(c.var.deps, record, Number(version)), 200);
  });
