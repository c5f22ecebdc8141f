import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { ticketInvitations } from '../../../platform/db/schema';
import type { Deps } from '../../../platform/http/deps';
import { bulkMost, receivedUntil, changeFound, type BulkResult } from '../../../staff/staff-lists/bulk';
import type { InvitationsChange, InvitationView } from './invitations.routes';
import { isUsed, readInvitation, whereOf } from './readInvitations';

type Context = Pick<Deps, 'db' | 'clock'>;

/** Revokes an invitation or restores it. @throws not found */
export async function revokeInvitation(
  context: Context,
  id: string,
  isRevoked: boolean,
): Promise<InvitationView> {
  await context.db.update(ticketInvitations).set({ isRevoked }).where(eq(ticketInvitations.id, id));
  return readInvitation(context, id);
}

/**
 * Revokes many invitations or restores them, in one transaction; used ones are refused.
 * @throws ServiceError `validation_failed` at `selection` for too many
 */
export async function revokeInvitations(
  { db, clock }: Context,
  { selection, dry, isRevoked }: InvitationsChange,
): Promise<BulkResult> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: ticketInvitations.id, isUsed: sql<boolean>`${isUsed()}` })
      .from(ticketInvitations)
      .where(
        'ids' in selection
          ? inArray(ticketInvitations.id, selection.ids)
          : and(whereOf(selection.all, at), receivedUntil(ticketInvitations.createdAt, selection.until, at)),
      )
      .orderBy(asc(ticketInvitations.id))
      .limit(bulkMost + 1)
      .for('update');
    const staying = found
      .filter((invitation) => invitation.isUsed)
      .map(({ id }) => ({ id, reason: 'It has been used.' }));
    return changeFound({ at, selection, dry, found: found.map(({ id }) => id), staying }, async (ids) => {
      const rows = await tx
        .update(ticketInvitations)
        .set({ isRevoked })
        .where(and(inArray(ticketInvitations.id, ids), ne(ticketInvitations.isRevoked, isRevoked)))
        .returning({ id: ticketInvitations.id });
      return rows.length;
    });
  });
}
