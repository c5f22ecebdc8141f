import { createRouter } from '../http/router';
import { getMe } from './me.routes';

export const meRouter = createRouter().openapi(getMe, (c) => {
  const { id, roles } = c.var.actor;
  const { staffRoles } = c.var.deps.settings.auth;
  return c.json({ id, roles, staff: roles.some((role) => staffRoles.includes(role)) }, 200);
});
