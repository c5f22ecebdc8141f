import { createRouter } from '../../http/router';
import {
  getJuryEntryRoute,
  getStandingsRoute,
  giveScoreRoute,
  listJuryEntriesRoute,
  recuseRoute,
} from './jury.routes';
import { juryEntries, juryEntry, standings } from './juryViews';
import { listJurors, nameJuror, ownJuror } from './jurors';
import { getOwnJurorRoute, listJurorsRoute, nameJurorRoute } from './jurors.routes';
import { giveScore, recuse } from './scores';

export const juryRouter = createRouter()
  .openapi(getOwnJurorRoute, async (c) => {
    const { deps, actor } = c.var;
    const isJuror = actor.roles.some((role) => deps.settings.auth.juryRoles.includes(role));
    return c.json(await ownJuror(deps, actor, isJuror), 200);
  })
  .openapi(listJurorsRoute, async (c) => c.json(await listJurors(c.var.deps), 200))
  .openapi(nameJurorRoute, async (c) => {
    const { deps, actor } = c.var;
    const { juror } = c.req.valid('param');
    return c.json(await nameJuror(deps, juror, c.req.valid('json').name, actor.id), 200);
  })
  .openapi(listJuryEntriesRoute, async (c) =>
    c.json(await juryEntries(c.var.deps, c.req.valid('param').round, c.var.actor.id), 200),
  )
  .openapi(getJuryEntryRoute, async (c) =>
    c.json(await juryEntry(c.var.deps, c.req.valid('param').entryId, c.var.actor.id), 200),
  )
  .openapi(giveScoreRoute, async (c) => {
    const { deps, actor } = c.var;
    const { entryId } = c.req.valid('param');
    await giveScore(deps, entryId, actor.id, c.req.valid('json'));
    return c.json(await juryEntry(deps, entryId, actor.id), 200);
  })
  .openapi(recuseRoute, async (c) => {
    const { deps, actor } = c.var;
    const { entryId } = c.req.valid('param');
    await recuse(deps, entryId, actor.id, c.req.valid('json').reason);
    return c.json(await juryEntry(deps, entryId, actor.id), 200);
  })
  .openapi(getStandingsRoute, async (c) =>
    c.json(await standings(c.var.deps, c.req.valid('param').round), 200),
  );
