import { createRouter } from '../http/router';
import { getMe } from './me.routes';
import { rememberAccount } from './rememberAccount';

export const meRouter = createRouter().openapi(getMe, async (c) => {
  const { deps, actor } = c.var;
  const { id, roles } = actor;
  const { staffRoles, doorRoles, juryRoles } = deps.settings.auth;
  const hasOne = (of: readonly string[]) => roles.some((role) => of.includes(role));
  const staff = hasOne(staffRoles);
  if (staff) await rememberAccount(deps, actor);
  return c.json(
    { id, roles, staff, door: staff || hasOne(doorRoles), jury: staff || hasOne(juryRoles) },
    200,
  );
});
