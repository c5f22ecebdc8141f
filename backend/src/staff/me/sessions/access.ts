import type { AuthSettings } from '../../../platform/config/settings';
import { ServiceError } from '../../../platform/core/errors';
import type { ServiceContext } from '../../../platform/db/context';
import { accountAccess } from '../../../platform/db/schema';
import type { Actor } from '../../../platform/http/actor';

export type Access = typeof accountAccess.$inferSelect;

export type RoleSetting = 'staffRoles' | 'adminRoles' | 'doorRoles' | 'juryRoles';

/** How precisely the last visit of people with access is stored. */
const seenEveryMs = 5 * 60_000;

/** Returns the roles of a person that give access to anything here. */
export function rolesWithAccess(
  { staffRoles, adminRoles, doorRoles, juryRoles }: Pick<AuthSettings, RoleSetting>,
  { roles }: Pick<Actor, 'roles'>,
): string[] {
  const rolesInUse = new Set([...adminRoles, ...staffRoles, ...doorRoles, ...juryRoles]);
  return roles.filter((role) => rolesInUse.has(role));
}

/** Returns whether what began at a time has been signed out since. Times of tokens are whole seconds, rounded down. */
export const isSignedOut = (access: Access | null, since: Date): boolean =>
  access !== null && access.signedOutAt !== null && since <= access.signedOutAt;

/** Refuses a token issued before its account was signed out. @throws ServiceError `unauthenticated` */
export function refuseSignedOut(access: Access | null, { issuedAt }: Pick<Actor, 'issuedAt'>): void {
  if (isSignedOut(access, issuedAt)) throw signedOutBy(access);
}

/** Returns the error for a person whom a colleague signed out. */
export const signedOutBy = (access: Access | null): ServiceError =>
  new ServiceError(
    'unauthenticated',
    `You were signed out by ${access?.signedOutBy ?? 'the office'}. Please sign in again.`,
  );

/**
 * Stores access and the roles of the newest token: one write for a newer token, else one in five minutes. People who
 * never had a role are not stored.
 */
export async function noteAccess(
  { db, clock }: ServiceContext,
  existing: Access | null,
  { id: account, name, email, roles, issuedAt }: Actor,
): Promise<void> {
  const seenAt = clock.now();
  const isNewer = existing === null || issuedAt > existing.reportedAt;
  const isOften = existing !== null && existing.seenAt.getTime() > seenAt.getTime() - seenEveryMs;
  if ((existing === null && roles.length === 0) || (!isNewer && isOften)) return;
  const reported = { name: name ?? email ?? account, email, roles, reportedAt: issuedAt };
  await db
    .insert(accountAccess)
    .values({ account, ...reported, seenAt })
    .onConflictDoUpdate({
      target: accountAccess.account,
      set: isNewer ? { ...reported, seenAt } : { seenAt },
    });
}
