import { createMiddleware } from 'hono/factory';
import { ServiceError } from '../core/errors';
import type { AuthSettings } from '../config/settings';
import { routesFor } from './contract';
import type { AppEnv } from './deps';

const security = [{ bearer: [] }];

/** Requires any signed-in person. */
const requireSignIn = createMiddleware<AppEnv>(async (c, next) => {
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (!token) throw new ServiceError('unauthenticated', 'Please sign in and try again.');
  const { deps } = c.var;
  const verified = await deps.verifyToken(token);
  const actor = await deps.sessions.enter(deps, verified, c.req.header('user-agent'));
  c.set('actor', actor);
  c.set('log', c.var.log.child({ actor: actor.id }));
  await next();
});

const readsReport = createMiddleware<AppEnv>(async (c, next) => {
  const { deps } = c.var;
  c.set('deps', { ...deps, db: await deps.reports(), writer: deps.db });
  await next();
});

/** Requires one of the roles that the configuration names. */
const requireRole = (rolesOf: (auth: AuthSettings) => readonly string[]) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const roles = rolesOf(c.var.deps.settings.auth);
    if (!c.var.actor.roles.some((role) => roles.includes(role))) {
      throw new ServiceError('forbidden', `This needs one of the roles: ${roles.join(', ')}.`);
    }
    await next();
  });

const requireStaff = requireRole(({ staffRoles }) => staffRoles);
const requireAdmin = requireRole(({ adminRoles }) => adminRoles);
const requireDoor = requireRole(({ staffRoles, doorRoles }) => [...staffRoles, ...doorRoles]);
const requireJury = requireRole(({ staffRoles, juryRoles }) => [...staffRoles, ...juryRoles]);

/**
 * Returns whether an account may judge: an account with a role of the office may not, even if it also has the jury's.
 */
export const isJuror = (
  roles: readonly string[],
  { juryRoles, staffRoles, adminRoles }: Pick<AuthSettings, 'juryRoles' | 'staffRoles' | 'adminRoles'>,
): boolean =>
  roles.some((role) => juryRoles.includes(role)) &&
  !roles.some((role) => staffRoles.includes(role) || adminRoles.includes(role));

const requireJuror = createMiddleware<AppEnv>(async (c, next) => {
  const { actor, deps } = c.var;
  if (!isJuror(actor.roles, deps.settings.auth)) {
    throw new ServiceError('forbidden', 'Only judges score. Accounts of the office do not.');
  }
  await next();
});

/** Routes for everyone. */
export const everyone = routesFor({});

/** Routes for any signed-in person. */
export const signedIn = routesFor({ security, middleware: [requireSignIn] }, 401, 503);

const forRole = (required: typeof requireStaff) =>
  routesFor({ security, middleware: [requireSignIn, required] }, 401, 403, 503);

/** Routes for staff. */
export const staffOnly = forRole(requireStaff);

/** Routes of lists and reports, which change nothing: they are read where that leaves room for visitors. */
export const reportsFor = ({ middleware }: typeof staffOnly) =>
  routesFor({ security, middleware: [...middleware, readsReport] }, 401, 403, 503);

/** Routes of reports for staff. */
export const staffReports = reportsFor(staffOnly);

/** Routes for staff who may read and erase all data of a person. */
export const adminOnly = forRole(requireAdmin);

/** Routes for staff and doorkeepers. */
export const doorOnly = forRole(requireDoor);

/** Routes for jurors. Accounts of staff can only read. */
export const jurorsOnly = forRole(requireJuror);

/** Routes for staff and jurors. */
export const juryOnly = forRole(requireJury);
