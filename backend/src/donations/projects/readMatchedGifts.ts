import {
  campaignKey,
  matchingCampaigns,
  type MatchingCampaign,
  type matchedGifts,
} from '@school/shared/projects/matching';
import { declaredMatching } from '@school/shared/projects/declare';
import { and, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import { publishedContent } from '../../platform/db/publishedContent';
import type { ServiceContext } from '../../platform/db/context';
import { donations, orders, projects } from '../../platform/db/schema';
import { instantAfter } from '../../platform/http/period';

type Context = Pick<ServiceContext, 'db'>;

const declared = declaredMatching([]);

/**
 * Returns what the partner of each published campaign gives, in pesewas and by `campaignKey`: as much as donors have
 * given in its days, at most the promised sum. Undefined without a campaign.
 */
export async function readMatchedGifts(context: Context): Promise<typeof matchedGifts.seed | undefined> {
  const { value: campaigns } = await publishedContent(context, matchingCampaigns, declared);
  if (campaigns.length === 0) return undefined;
  const matched: Record<string, number> = {};
  for (const campaign of campaigns)
    matched[campaignKey(campaign)] = Math.min(await givenIn(context, campaign), campaign.cedis * 100);
  return matched;
}

/** Returns the paid gifts of a campaign's days in pesewas, without payment fees and what was refunded since. */
async function givenIn({ db }: Context, { project, from, until }: MatchingCampaign): Promise<number> {
  const netPaid = sql`least(${orders.amount}, ${orders.paid} - ${orders.refunded})`;
  const [sum] = await db
    .select({
      gifts: sql`coalesce(sum(greatest(${netPaid} - ${donations.fee}, 0)), 0)`.mapWith(Number),
    })
    .from(donations)
    .innerJoin(orders, eq(orders.id, donations.orderId))
    .innerJoin(projects, eq(projects.id, donations.projectId))
    .where(
      and(
        eq(projects.slug, project),
        isNotNull(orders.paidAt),
        gte(orders.paidAt, new Date(from)),
        lt(orders.paidAt, instantAfter(until)),
      ),
    );
  return sum?.gifts ?? 0;
}
