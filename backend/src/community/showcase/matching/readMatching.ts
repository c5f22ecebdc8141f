import { and, desc, asc, eq, sql } from 'drizzle-orm';
import { notFound } from '../../../platform/core/errors';
import { everyWordIn } from '../../../platform/core/search';
import type { ServiceContext } from '../../../platform/db/context';
import { engagementOffers, engagements, performers } from '../../../platform/db/schema';
import { categoryLabel, placeLabel } from '../labels';
import { awayFor } from './awayFor';
import type { EngagementMatching } from './matching.routes';

type Context = Pick<ServiceContext, 'db'>;
type Engagement = typeof engagements.$inferSelect;

/** The number of suggestions at once; others are found by searching. */
const SHOWN = 12;

/** Returns the offers of an engagement, and suggested performers. @throws not found */
export async function readMatching(
  context: Context,
  id: string,
  search?: string,
): Promise<EngagementMatching> {
  const [engagement] = await context.db.select().from(engagements).where(eq(engagements.id, id));
  if (!engagement) throw notFound('This engagement');
  const offers = await context.db
    .select({ offer: engagementOffers, performer: performers })
    .from(engagementOffers)
    .innerJoin(performers, eq(performers.id, engagementOffers.performerId))
    .where(eq(engagementOffers.engagementId, id))
    .orderBy(desc(engagementOffers.changedAt), asc(engagementOffers.id));
  return {
    offers: offers.map(({ offer, performer: { stageName, kind } }) => ({
      id: offer.id,
      performer: offer.performerId,
      stageName,
      kind,
      state: offer.state,
      changedAt: offer.changedAt.toISOString(),
    })),
    suggestions: await suggest(context, engagement, search),
  };
}

async function suggest({ db }: Context, engagement: Engagement, search?: string) {
  const { music, place, message, requestedPerformers } = engagement;
  const { from, until } = awayFor(engagement);
  const requested = requestedPerformers.map((name) => name.toLowerCase());
  const facts = {
    isRequested: sql<boolean>`lower(${performers.stageName}) = any(${sql.param(requested)}::text[])`,
    suitsMusic: sql<boolean>`${music === 'both'} or ${performers.category} = ${music}`,
    suitsPlace: sql<boolean>`strpos(${place.toLowerCase()}, lower(${performers.place})) > 0`,
    isNamed: sql<boolean>`strpos(${(message ?? '').toLowerCase()}, lower(${performers.kind})) > 0`,
    busyWith: sql<
      string | null
    >`(select min(e.reference) from engagement_offers o join engagements e on e.id = o.engagement_id
      where o.performer_id = performers.id and o.state = 'accepted'
        and o.from_at < ${until.toISOString()} and o.until_at > ${from.toISOString()})`,
  };
  const score = sql`(${facts.busyWith} is null)::int * 16 + (${facts.isRequested})::int * 8 + (${facts.isNamed})::int * 4
    + (${facts.suitsMusic})::int * 2 + (${facts.suitsPlace})::int`;
  const rows = await db
    .select({ performer: performers, ...facts })
    .from(performers)
    .where(
      and(
        eq(performers.status, 'accepted'),
        search
          ? everyWordIn(search, [performers.stageName, performers.kind, performers.reference])
          : undefined,
        sql`not exists (select from engagement_offers o where o.performer_id = ${performers.id}
          and o.engagement_id = ${engagement.id} and o.state in ('offered', 'accepted'))`,
      ),
    )
    .orderBy(desc(score), asc(performers.stageName), asc(performers.id))
    .limit(SHOWN);
  return rows.map(({ performer, ...fact }) => ({
    performer: performer.id,
    stageName: performer.stageName,
    kind: performer.kind,
    category: categoryLabel(performer.category),
    place: placeLabel(performer.place),
    ...fact,
  }));
}
