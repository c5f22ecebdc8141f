import { createRouter } from '../http/router';
import { getMe } from './me.routes';

export const meRouter = createRouter().openapi(getMe, (c) => {
  const { id, roles } = c.var.actor;
  const { staffRoles, doorRoles, juryRoles } = c.var.deps.settings.auth;
  const hasOne = (of: readonly string[]) => roles.some((role) => of.includes(role));
  const staff = hasOne(staffRoles);
  return c.json(
    { id, roles, staff, door: staff || hasOne(doorRoles), jury: staff || hasOne(juryRoles) },
    200,
  );
});
