import type { AuthSettings } from '../../../platform/config/settings';
import { ServiceError } from '../../../platform/core/errors';
import type { ServiceContext } from '../../../platform/db/context';
import { accountAccess } from '../../../platform/db/schema';
import type { Actor } from '../../../platform/http/actor';

export type Access = typeof accountAccess.$inferSelect;

export type RoleSetting = 'staffRoles' | 'adminRoles' | 'doorRoles' | 'juryRoles';

/** How exactly it is kept when somebody with access was seen last. */
const seenEveryMs = 5 * 60_000;

/** The roles of somebody that open anything here. */
export function rolesWithAccess(
  { staffRoles, adminRoles, doorRoles, juryRoles }: Pick<AuthSettings, RoleSetting>,
  { roles }: Pick<Actor, 'roles'>,
): string[] {
  const known = new Set([...adminRoles, ...staffRoles, ...doorRoles, ...juryRoles]);
  return roles.filter((role) => known.has(role));
}

/** Whether what began at a time was signed out since. Tokens tell their time in whole seconds, rounded down. */
export const isSignedOut = (access: Access | null, since: Date): boolean =>
  access !== null && access.signedOutAt !== null && since <= access.signedOutAt;

/** @throws ServiceError `unauthenticated` for a token that was issued before its account was signed out */
export function refuseSignedOut(access: Access | null, { issuedAt }: Pick<Actor, 'issuedAt'>): void {
  if (isSignedOut(access, issuedAt)) throw signedOutBy(access);
}

/** How somebody is refused whom a colleague signed out. */
export const signedOutBy = (access: Access | null): ServiceError =>
  new ServiceError(
    'unauthenticated',
    `You were signed out by ${access?.signedOutBy ?? 'the office'}. Please sign in again.`,
  );

/**
 * Keeps who has access and which roles their newest token tells: one write for a newer token, else one in five minutes.
 * Who never had a role is not kept.
 */
export async function noteAccess(
  { db, clock }: ServiceContext,
  known: Access | null,
  { id: account, name, email, roles, issuedAt }: Actor,
): Promise<void> {
  const seenAt = clock.now();
  const isNewer = known === null || issuedAt > known.toldAt;
  const isOften = known !== null && known.seenAt.getTime() > seenAt.getTime() - seenEveryMs;
  if ((known === null && roles.length === 0) || (!isNewer && isOften)) return;
  const told = { name: name ?? email ?? account, email, roles, toldAt: issuedAt };
  await db
    .insert(accountAccess)
    .values({ account, ...told, seenAt })
    .onConflictDoUpdate({ target: accountAccess.account, set: isNewer ? { ...told, seenAt } : { seenAt } });
}
