import { instruments } from '@school/shared/competition';
import { isJuror } from '../../platform/http/access';
import type { AppEnv } from '../../platform/http/deps';
import { createRouter } from '../../platform/http/router';
import {
  getJuryEntryRoute,
  getStandingsRoute,
  giveScoreRoute,
  listJuryEntriesRoute,
  recuseRoute,
} from './jury.routes';
import { juryEntries, juryEntry, standings, type Judge } from './juryViews';
import { listJurors, nameJuror, ownJuror, panelOf } from './jurors';
import { getOwnJurorRoute, listJurorsRoute, nameJurorRoute } from './jurors.routes';
import { giveScore, recuse } from './scores';

/** Staff see everything; jurors see what they judge. */
async function judgeOf({ actor, deps }: AppEnv['Variables']): Promise<Judge> {
  const isMember = isJuror(actor.roles, deps.settings.auth);
  return { id: actor.id, panel: isMember ? await panelOf(deps, actor.id) : instruments };
}

export const juryRouter = createRouter()
  .openapi(getOwnJurorRoute, async (c) => {
    const { deps, actor } = c.var;
    return c.json(await ownJuror(deps, actor, isJuror(actor.roles, deps.settings.auth)), 200);
  })
  .openapi(listJurorsRoute, async (c) => c.json(await listJurors(c.var.deps), 200))
  .openapi(nameJurorRoute, async (c) => {
    const { deps, actor } = c.var;
    const { juror } = c.req.valid('param');
    return c.json(await nameJuror(deps, juror, c.req.valid('json'), actor.id), 200);
  })
  .openapi(listJuryEntriesRoute, async (c) =>
    c.json(await juryEntries(c.var.deps, c.req.valid('param').round, await judgeOf(c.var)), 200),
  )
  .openapi(getJuryEntryRoute, async (c) =>
    c.json(await juryEntry(c.var.deps, c.req.valid('param').entryId, await judgeOf(c.var)), 200),
  )
  .openapi(giveScoreRoute, async (c) => {
    const { deps, actor } = c.var;
    const { entryId } = c.req.valid('param');
    await giveScore(deps, entryId, actor.id, c.req.valid('json'));
    return c.json(await juryEntry(deps, entryId, await judgeOf(c.var)), 200);
  })
  .openapi(recuseRoute, async (c) => {
    const { deps, actor } = c.var;
    const { entryId } = c.req.valid('param');
    await recuse(deps, entryId, actor.id, c.req.valid('json').reason);
    return c.json(await juryEntry(deps, entryId, await judgeOf(c.var)), 200);
  })
  .openapi(getStandingsRoute, async (c) =>
    c.json(await standings(c.var.deps, c.req.valid('param').round), 200),
  );
