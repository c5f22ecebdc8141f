import { randomBytes } from 'node:crypto';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { ticketLimits } from '@school/shared/schemas/tickets';
import { notFound } from '../../core/errors';
import { readableAlphabet } from '../../core/reference';
import { everyWordIn } from '../../core/search';
import { ticketHolds, ticketInvitations, ticketTypes } from '../../db/schema';
import type { Deps } from '../../http/deps';
import { enqueueMail } from '../../mail/enqueueMail';
import { isAlive } from '../aliveHold';
import type { Invitation } from '../codes/findInvitation';
import { conflictAt, invalidAt } from '../refusals';
import type { InvitationList, InvitationQuery, InvitationView, NewInvitations } from './codes.routes';
import { invitationMail } from './invitation.mails';

type Context = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** Invitations by search and page, the newest first. */
export async function listInvitations(
  context: Pick<Deps, 'db' | 'clock'>,
  { search, sale, page, perPage }: InvitationQuery,
): Promise<InvitationList> {
  const { db } = context;
  const { guestName, email, code, note } = ticketInvitations;
  const where = and(
    search ? everyWordIn(search, [guestName, email, code, note]) : undefined,
    sale ? eq(ticketInvitations.sale, sale) : undefined,
  );
  const [all] = await db.select({ total: count() }).from(ticketInvitations).where(where);
  const rows = await db
    .select({ invitation: ticketInvitations, use: currentUse(context) })
    .from(ticketInvitations)
    .where(where)
    .orderBy(desc(ticketInvitations.createdAt), desc(ticketInvitations.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return {
    total: all?.total ?? 0,
    page,
    perPage,
    rows: rows.map(({ invitation, use }) => viewOf(invitation, use)),
  };
}

type Use = InvitationView['use'];

/** Whether it was used, or is being used at this moment. */
const currentUse = ({ clock }: Pick<Deps, 'clock'>) => {
  const hold = (which: ReturnType<typeof sql>) =>
    sql`exists (select 1 from ${ticketHolds} where ${ticketHolds.invitationId} = ${ticketInvitations.id} and ${which})`;
  const paid = hold(sql`${ticketHolds.state} = 'paid'`);
  const held = hold(sql`${ticketHolds.state} = 'active' and ${isAlive(clock.now())}`);
  return sql<Use>`(${sql`case when ${paid} then 'used' when ${held} then 'held' else 'unused' end`})`;
};

/**
 * Invites people, each with a code of their own, which is mailed where there is an address.
 * @throws ServiceError `validation_failed` at `types` for a type of another sale
 */
export function createInvitations(
  context: Context,
  { sale, types, maxTickets, validFrom, validUntil, note, guests }: NewInvitations,
  actor: string,
): Promise<InvitationView[]> {
  return context.db.transaction(async (tx) => {
    const known = and(inArray(ticketTypes.id, types), eq(ticketTypes.sale, sale));
    if ((await tx.$count(ticketTypes, known)) < new Set(types).size) {
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
 * Gives an invitation another code and mails it: the one before stops working.
 * @throws not found, and `conflict` for one that is used
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

/** Revokes an invitation, or lets it work again. @throws not found */
export async function changeInvitation(
  context: Pick<Deps, 'db' | 'clock'>,
  id: string,
  isRevoked: boolean,
): Promise<InvitationView> {
  await context.db.update(ticketInvitations).set({ isRevoked }).where(eq(ticketInvitations.id, id));
  return readInvitation(context, id);
}

async function readInvitation(context: Pick<Deps, 'db' | 'clock'>, id: string): Promise<InvitationView> {
  const [found] = await context.db
    .select({ invitation: ticketInvitations, use: currentUse(context) })
    .from(ticketInvitations)
    .where(eq(ticketInvitations.id, id));
  if (!found) throw notFound('This invitation');
  return viewOf(found.invitation, found.use);
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

/** 40 bits; how often somebody may try is limited. */
const newCode = (): string =>
  [...randomBytes(ticketLimits.invitationCodeLength)]
    .map((byte) => readableAlphabet[byte % readableAlphabet.length])
    .join('');

const viewOf = (invitation: Invitation, use: Use): InvitationView => ({
  id: invitation.id,
  code: invitation.code,
  sale: invitation.sale,
  types: invitation.typeIds,
  maxTickets: invitation.maxTickets,
  name: invitation.guestName,
  email: invitation.email,
  validFrom: invitation.validFrom?.toISOString() ?? null,
  validUntil: invitation.validUntil?.toISOString() ?? null,
  isRevoked: invitation.isRevoked,
  use,
  note: invitation.note,
  createdAt: invitation.createdAt.toISOString(),
});
