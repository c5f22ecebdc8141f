import { createRouter } from '../http/router';
import { getMe } from './me.routes';

export const meRouter = createRouter().openapi(getMe, (c) => {
  const { id, roles } = c.var.actor;
  const { staffRoles, doorRoles } = c.var.deps.settings.auth;
  const staff = roles.some((role) => staffRoles.includes(role));
  return c.json({ id, roles, staff, door: staff || roles.some((role) => doorRoles.includes(role)) }, 200);
});
