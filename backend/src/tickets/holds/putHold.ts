import { isDeepStrictEqual } from 'node:util';
import type { TicketSelection } from '@school/shared/schemas/tickets';
import { and, eq } from 'drizzle-orm';
import { digestsOf } from '../../platform/core/networkDigests';
import { digestOfToken } from '../../platform/core/token';
import type { ServiceContext } from '../../platform/db/context';
import { ticketArrivals, ticketHolds, ticketOrders, tickets } from '../../platform/db/schema';
import { lasting } from '../../platform/holds/holding';
import { lockNetworks, lockToken } from '../../platform/holds/limitHeld';
import { checkInvited, findInvitation, refuseUsed } from '../codes/findInvitation';
import { conflictAt, invalidAt } from '../refusals';
import { checkTurn } from '../queue/checkTurn';
import { freeTickets } from '../stock/freeTickets';
import { inStock } from '../stock/inStock';
import { readTypes } from '../stock/readTypes';
import { takeTickets } from '../stock/takeTickets';
import { ticketHolding } from '../ticketHolding';
import { offerToWaitingList, lockForSale } from '../waiting/lockForSale';
import { checkItems, refuseClosedSale } from './checkSelection';
import { findHold, ticketsOfHold, typesOf, type FoundHold } from './findHold';
import { limitAddress } from './limitHeld';
import { endExpired } from './endExpired';

type Hold = FoundHold['hold'];

interface HoldRequest {
  token: string;
  selection: TicketSelection;
  /** The requester's networks, the narrowest first, for the limit of held places. */
  networks: readonly string[];
  /** The place in the waiting room, by a verified key. */
  arrivalId?: string | undefined;
  /** Places that one address may hold. */
  mostPerAddress: number;
}

/**
 * Holds a selection, or changes an existing hold: an equal one changes nothing, another one replaces it and keeps its
 * end.
 * @throws ServiceError at the field with the reason, see `tickets/README.md`
 */
export async function putHold(context: ServiceContext, request: HoldRequest): Promise<void> {
  // An invitation can be used again when its order has expired.
  if (request.selection.code) await endExpired(context, { invitationCode: request.selection.code });
  await inStock(context.db, async (tx) => {
    const inside = { ...context, db: tx };
    await lockToken(inside, ticketHolding, request.token);
    // Before types are locked, so that no transaction waits for a network while it holds a type.
    await lockNetworks(inside, digestsOf(request.networks));
    const found = await findHold(inside, request.token);
    if (found && (await isSame(inside, found, request.selection))) return;
    await hold(inside, found, request);
  });
}

/**
 * Returns whether the selection is unchanged. @throws ServiceError `conflict` at `hold` when it can no longer change
 */
async function isSame(
  context: ServiceContext,
  found: FoundHold,
  selection: TicketSelection,
): Promise<boolean> {
  if (!found.isAlive) {
    throw conflictAt('hold', 'The time for these tickets is over. Please choose again.');
  }
  // Compared in its stored form, without undefined members.
  if (isDeepStrictEqual(found.hold.selection, JSON.parse(JSON.stringify(selection)))) return true;
  if (found.hold.isOffer)
    throw conflictAt('hold', 'This offer is for these tickets. Let it go to choose others.');
  const isOrdered = (await context.db.$count(ticketOrders, eq(ticketOrders.holdId, found.hold.id))) > 0;
  if (!isOrdered) return false;
  throw conflictAt('hold', 'These tickets are being bought already. Release them first to choose others.');
}

async function hold(
  context: ServiceContext,
  found: FoundHold | undefined,
  request: HoldRequest,
): Promise<void> {
  const { selection } = request;
  await refuseClosedSale(context, selection.sale);
  // What is held already can be changed without another turn.
  const isBegun = selection.sale === 'public' && found?.hold.sale !== 'public';
  if (isBegun) await checkTurn(context, request.arrivalId);
  const invitation = await invitationFor(context, found?.hold.id, selection);
  const before = found ? typesOf(await ticketsOfHold(context, found.hold.id)) : [];
  const wanted = selection.items.map(({ type }) => type);
  checkItems(selection, await lockForSale(context, [...new Set([...wanted, ...before])]));
  if (found) await freeTickets(context, eq(tickets.holdId, found.hold.id), 'freed');
  const hold = await write(context, found?.hold, request, invitation?.id ?? null);
  if (isBegun && request.arrivalId !== undefined) {
    const place = eq(ticketArrivals.id, request.arrivalId);
    await context.db.update(ticketArrivals).set({ holdId: hold.id }).where(place);
  }
  await takeTickets(context, await readTypes(context, wanted), selection.items, {
    state: 'held',
    holdId: hold.id,
  });
  await limitAddress(context, hold, request.mostPerAddress);
  if (found) await offerToWaitingList(context, before);
}

async function write(
  { db, clock }: ServiceContext,
  existing: Hold | undefined,
  { token, selection, networks }: HoldRequest,
  invitationId: string | null,
): Promise<Hold> {
  const chosen = { sale: selection.sale, selection, invitationId };
  if (existing) {
    // Without an order, its former tickets need not stay as `freed`.
    await db.delete(tickets).where(and(eq(tickets.holdId, existing.id), eq(tickets.state, 'freed')));
    const [changed] = await db
      .update(ticketHolds)
      .set(chosen)
      .where(eq(ticketHolds.id, existing.id))
      .returning();
    if (!changed) throw new Error(`Hold ${existing.id} does not exist`);
    return changed;
  }
  const [made] = await db
    .insert(ticketHolds)
    .values({
      ...chosen,
      tokenDigest: digestOfToken(token),
      state: 'active',
      ...digestsOf(networks),
      ...lasting(clock.now(), ticketHolding.holdMs),
    })
    .returning();
  if (!made) throw new Error('The new hold was not returned');
  return made;
}

async function invitationFor(
  context: ServiceContext,
  holdId: string | undefined,
  selection: TicketSelection,
) {
  if (selection.sale === 'public') return undefined;
  if (!selection.code) throw invalidAt('code', 'Please enter the code of your invitation.');
  const invitation = await findInvitation(context, selection.code);
  checkInvited(selection, invitation);
  await refuseUsed(context, invitation, holdId);
  return invitation;
}
