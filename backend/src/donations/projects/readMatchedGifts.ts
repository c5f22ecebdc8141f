import {
  campaignKey,
  matchingCampaigns,
  type MatchingCampaign,
  type matchedGifts,
} from '@school/shared/projects/matching';
import { declaredMatching } from '@school/shared/projects/declare';
import { and, eq, gt, sql } from 'drizzle-orm';
import { publishedContent } from '../../platform/db/publishedContent';
import type { ServiceContext } from '../../platform/db/context';
import { donations, orders, projects } from '../../platform/db/schema';
import { isWithin } from '../../platform/http/period';
import { giftLeft } from '../giftLeft';

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

/** Returns the paid gifts of a campaign's days in pesewas. */
async function givenIn({ db }: Context, { project, from, until }: MatchingCampaign): Promise<number> {
  const [sum] = await db
    .select({ gifts: sql`coalesce(sum(${giftLeft}), 0)`.mapWith(Number) })
    .from(donations)
    .innerJoin(orders, eq(orders.id, donations.orderId))
    .innerJoin(projects, eq(projects.id, donations.projectId))
    .where(and(eq(projects.slug, project), gt(giftLeft, 0), isWithin(orders.paidAt, { from, to: until })));
  return sum?.gifts ?? 0;
}
