import { randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { ticketLimits } from '@school/shared/schemas/tickets';
import { notFound } from '../../../platform/core/errors';
import { readableAlphabet } from '../../../platform/core/reference';
import { ticketInvitations, ticketTypes } from '../../../platform/db/schema';
import type { Deps } from '../../../platform/http/deps';
import { enqueueMail } from '../../../platform/mail/enqueueMail';
import type { Invitation } from '../../codes/findInvitation';
import { conflictAt, invalidAt } from '../../refusals';
import { invitationMail } from './invitation.mails';
import type { InvitationView, NewInvitations } from './invitations.routes';
import { readInvitation, viewOf } from './readInvitations';

type Context = Pick<Deps, 'db' | 'clock' | 'settings'>;

/**
 * Creates invitations, each with its own code, and mails those that have an address.
 * @throws ServiceError `validation_failed` at `types` for a type of another sale
 */
export function createInvitations(
  context: Context,
  { sale, types, maxTickets, validFrom, validUntil, note, guests }: NewInvitations,
  actor: string,
): Promise<InvitationView[]> {
  return context.db.transaction(async (tx) => {
    const ofSale = and(inArray(ticketTypes.id, types), eq(ticketTypes.sale, sale));
    if ((await tx.$count(ticketTypes, ofSale)) < new Set(types).size) {
      throw invalidAt('types', 'There is no such type in this sale');
    }
    const made = await tx
      .insert(ticketInvitations)
      .values(
        guests.map((guest) => ({
          code: newCode(),
          sale,
          typeIds: types,
          maxTickets,
          guestName: guest.name,
          email: guest.email ?? null,
          validFrom: validFrom ? new Date(validFrom) : null,
          validUntil: validUntil ? new Date(validUntil) : null,
          note: note ?? null,
          createdAt: context.clock.now(),
          createdBy: actor,
        })),
      )
      .returning();
    for (const invitation of made) await mailTo({ ...context, db: tx }, invitation);
    return made.map((invitation) => viewOf(invitation, 'unused'));
  });
}

/**
 * Replaces the code of an invitation and mails it; the former code stops working.
 * @throws not found, and `conflict` for a used invitation
 */
export function replaceInvitation(context: Context, id: string): Promise<InvitationView> {
  return context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const { use } = await readInvitation(inside, id);
    if (use === 'used') throw conflictAt('id', 'This invitation has been used.');
    const [invitation] = await tx
      .update(ticketInvitations)
      .set({ code: newCode(), isRevoked: false })
      .where(eq(ticketInvitations.id, id))
      .returning();
    if (!invitation) throw notFound('This invitation');
    await mailTo(inside, invitation);
    return viewOf(invitation, use);
  });
}

async function mailTo(context: Context, { id, code, email, guestName, sale, maxTickets }: Invitation) {
  if (!email) return;
  const site = context.settings.siteOrigins[0] ?? '';
  await enqueueMail(context, {
    key: `tickets.invitation:${id}:${code}`,
    to: email,
    message: invitationMail({ code, name: guestName ?? '', sale, maxTickets }, site),
  });
}

/** 40 bits suffice, since attempts are limited. */
const newCode = (): string =>
  [...randomBytes(ticketLimits.invitationCodeLength)]
    .map((byte) => readableAlphabet[byte % readableAlphabet.length])
    .join('');
