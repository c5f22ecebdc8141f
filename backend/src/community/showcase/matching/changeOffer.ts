import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { writeNote } from '../../../staff/notes/writeNote';
import { notFound } from '../../../platform/core/errors';
import { conflictAt, invalidAt } from '../../../platform/core/refusals';
import { constraintOf } from '../../../platform/db/constraintOf';
import { engagementOffers, engagements, performers } from '../../../platform/db/schema';
import type { Deps } from '../../../platform/http/deps';
import type { Actor } from '../../../platform/http/actor';
import { enqueueMail } from '../../../platform/mail/enqueueMail';
import { changeStatus } from '../../../staff/staff-lists/changeStatuses';
import { engagementList } from '../staff/engagements';
import { awayFor } from './awayFor';
import { clientMail, performerMail } from './matching.mails';

type Context = Pick<Deps, 'db' | 'clock' | 'settings'>;
type Engagement = typeof engagements.$inferSelect;
type Performer = typeof performers.$inferSelect;
type Offer = typeof engagementOffers.$inferSelect;
type Who = Pick<Actor, 'id' | 'name'>;

const isOver = ({ status }: Pick<Engagement, 'status'>) => status === 'declined' || status === 'done';

const endings = { declined: 'They have said no.', withdrawn: 'This request was already withdrawn.' };

/**
 * Offers an engagement to a performer, once for the key; mails them and the client.
 * @throws ServiceError not found; at `performer` when they are unavailable
 */
export const offerEngagement = (
  context: Context,
  request: { engagementId: string; performerId: string; requestKey: string; actor: Who },
): Promise<void> =>
  refusingBusy(() =>
    context.db.transaction(async (tx) => {
      const inside = { ...context, db: tx };
      const { requestKey, actor } = request;
      const engagement = await holdEngagement(inside, request.engagementId);
      if ((await tx.$count(engagementOffers, eq(engagementOffers.requestKey, requestKey))) > 0) return;
      if (isOver(engagement))
        throw conflictAt('performer', 'This engagement is over: nobody is asked for it any more.');
      const [performer] = await tx.select().from(performers).where(eq(performers.id, request.performerId));
      if (performer?.status !== 'accepted')
        throw invalidAt('performer', 'This is not one of our accepted performers.');
      await tx.insert(engagementOffers).values({
        requestKey,
        engagementId: engagement.id,
        performerId: performer.id,
        ...awayFor(engagement),
        changedAt: context.clock.now(),
      });
      await settle(inside, { engagement, performer, actor, key: requestKey }, 'offered');
    }),
  );

/**
 * Records a performer's answer, or withdraws the offer; mails both sides. The same state again changes nothing.
 * @throws ServiceError not found; at `state` when it is no longer possible
 */
export const changeOffer = (
  context: Context,
  { id, state, actor }: { id: string; state: 'accepted' | 'declined' | 'withdrawn'; actor: Who },
): Promise<void> =>
  refusingBusy(() =>
    context.db.transaction(async (tx) => {
      const inside = { ...context, db: tx };
      const offer = await findOffer(inside, id);
      const engagement = await holdEngagement(inside, offer.engagementId);
      // Read again after locking: the offer may have changed before.
      const { state: was, performerId } = await findOffer(inside, id);
      if (was === state) return;
      if (was === 'declined' || was === 'withdrawn')
        throw conflictAt('state', `${endings[was]} Ask the performer again.`);
      if (isOver(engagement) && state !== 'withdrawn')
        throw conflictAt('state', 'This engagement is over: a request can only be withdrawn.');
      const [performer] = await tx.select().from(performers).where(eq(performers.id, performerId));
      if (!performer) throw notFound('This performer');
      await tx
        .update(engagementOffers)
        .set({ state, changedAt: context.clock.now() })
        .where(eq(engagementOffers.id, id));
      await settle(inside, { engagement, performer, actor, key: randomUUID() }, state);
    }),
  );

async function holdEngagement({ db }: Context, id: string): Promise<Engagement> {
  const [row] = await db.select().from(engagements).where(eq(engagements.id, id)).for('update');
  if (!row) throw notFound('This engagement');
  return row;
}

async function findOffer({ db }: Context, id: string): Promise<Offer> {
  const [row] = await db.select().from(engagementOffers).where(eq(engagementOffers.id, id));
  if (!row) throw notFound('This offer');
  return row;
}

const events: Readonly<Record<Offer['state'], (name: string) => string>> = {
  offered: (name) => `${name} was asked to play. Both were notified by email.`,
  accepted: (name) => `${name} will play. Both were notified by email.`,
  declined: (name) => `${name} will not play. Both were notified by email.`,
  withdrawn: (name) => `The request to ${name} was withdrawn. Both were notified by email.`,
};

/** Applies news about an offer: the engagement's status, the history and the mails. */
async function settle(
  context: Context,
  {
    engagement,
    performer,
    actor,
    key,
  }: { engagement: Engagement; performer: Performer; actor: Who; key: string },
  news: Offer['state'],
): Promise<void> {
  await settleStatus(context, engagement, actor);
  const said = { text: events[news](performer.stageName), actor };
  await writeNote(context, { ...said, id: engagement.id, requestKey: randomUUID() }, 'event');
  const theirs = { ...said, text: `${engagement.reference}: ${said.text}` };
  await writeNote(context, { ...theirs, id: performer.id, requestKey: randomUUID() }, 'event');
  const { staff } = context.settings.mail;
  await enqueueMail(context, {
    key: `offer:${key}:${news}:performer`,
    to: performer.email,
    message: performerMail(engagement, news, staff),
  });
  await enqueueMail(context, {
    key: `offer:${key}:${news}:client`,
    to: engagement.email,
    message: clientMail(engagement, performer, news, staff),
  });
}

/** Derives the engagement's status from its offers, unless staff have ended it. */
async function settleStatus(context: Context, { id, status }: Engagement, actor: Who): Promise<void> {
  if (isOver({ status })) return;
  const open = await context.db
    .select({ state: engagementOffers.state })
    .from(engagementOffers)
    .where(
      and(eq(engagementOffers.engagementId, id), inArray(engagementOffers.state, ['offered', 'accepted'])),
    );
  const to = open.some(({ state }) => state === 'accepted')
    ? 'confirmed'
    : open.length > 0
      ? 'offered'
      : 'new';
  await changeStatus(context, engagementList, { id, to, actor: actor.id });
}

/** Translates the database's error for a performer who is busy at that time, also for concurrent requests. */
async function refusingBusy<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    const rule = constraintOf(error);
    if (rule === 'engagement_offers_performer_busy')
      throw conflictAt('performer', 'This performer plays elsewhere at that time. Please choose another.');
    if (rule === 'engagement_offers_open_key')
      throw conflictAt('performer', 'We have already asked them to play here.');
    throw error;
  }
}
