import type { Context } from 'hono';
import type { AppEnv } from '../../platform/http/deps';
import { createRouter } from '../../platform/http/router';
import {
  changeProfile,
  dropPicture,
  endOtherSessionsRoute,
  endSessionRoute,
  endThisSessionRoute,
  getMe,
  getProfile,
  getSessionEnd,
  getSessions,
  putPicture,
  stayOnRoute,
  type AccountSession,
  type SessionEnd,
} from './me.routes';
import { choosePicture, changeOwnProfile, readProfile } from './profile';
import { rememberAccount } from './rememberAccount';
import { endOtherSessions, endSession, listSessions, sessionEnd, stayOn } from './sessions/sessions';

export const meRouter = createRouter()
  .openapi(getMe, async (c) => {
    const { deps, actor } = c.var;
    const { id, roles } = actor;
    const { staffRoles, adminRoles, doorRoles, juryRoles } = deps.settings.auth;
    const hasOne = (of: readonly string[]) => roles.some((role) => of.includes(role));
    const staff = hasOne(staffRoles);
    await rememberAccount(deps, actor, staff);
    return c.json(
      {
        id,
        roles,
        staff,
        admin: hasOne(adminRoles),
        door: staff || hasOne(doorRoles),
        jury: staff || hasOne(juryRoles),
      },
      200,
    );
  })
  .openapi(getProfile, async (c) => c.json(await readProfile(c.var.deps, c.var.actor), 200))
  .openapi(changeProfile, async (c) => {
    const { deps, actor } = c.var;
    await changeOwnProfile(deps, actor, c.req.valid('json'));
    return c.json(await readProfile(deps, actor), 200);
  })
  .openapi(putPicture, async (c) => {
    const { deps, actor } = c.var;
    await choosePicture(deps, actor, c.req.valid('json').picture);
    return c.json(await readProfile(deps, actor), 200);
  })
  .openapi(dropPicture, async (c) => {
    const { deps, actor } = c.var;
    await choosePicture(deps, actor, null);
    return c.json(await readProfile(deps, actor), 200);
  })
  .openapi(getSessionEnd, async (c) => c.json(await endOf(c), 200))
  .openapi(stayOnRoute, async (c) => {
    const { deps, actor } = c.var;
    await stayOn(deps, actor, deps.settings.auth.sessionMinutes);
    return c.json(await endOf(c), 200);
  })
  .openapi(endThisSessionRoute, async (c) => {
    const { deps, actor } = c.var;
    if (actor.session !== null) await endSession(deps, actor, actor.session);
    return c.body(null, 204);
  })
  .openapi(getSessions, async (c) => c.json(await sessionsOf(c), 200))
  .openapi(endOtherSessionsRoute, async (c) => {
    await endOtherSessions(c.var.deps, c.var.actor);
    return c.json(await sessionsOf(c), 200);
  })
  .openapi(endSessionRoute, async (c) => {
    await endSession(c.var.deps, c.var.actor, c.req.valid('param').id);
    return c.json(await sessionsOf(c), 200);
  });

async function endOf({ var: { deps, actor } }: Context<AppEnv>): Promise<SessionEnd> {
  const endsAt = await sessionEnd(deps, actor);
  if (!endsAt) return { endsAt: null, endsInSeconds: null };
  const ms = endsAt.getTime() - deps.clock.now().getTime();
  return { endsAt: endsAt.toISOString(), endsInSeconds: Math.max(0, Math.floor(ms / 1000)) };
}

async function sessionsOf({ var: { deps, actor } }: Context<AppEnv>): Promise<AccountSession[]> {
  const sessions = await listSessions(deps, actor);
  return sessions.map(({ id, device, startedAt, seenAt, endsAt }) => ({
    id,
    device,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isThis: id === actor.session,
  }));
}
