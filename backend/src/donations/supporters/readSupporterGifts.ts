import type { supporterGifts } from '@school/shared/projects/supporters';
import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { donations, orders, projects } from '../../platform/db/schema';
import { giftLeft } from '../giftLeft';
import { publishedPages } from './publishedPages';

/**
 * Returns what was given by each published supporter's page to its project, in pesewas and by the page's id: paid gifts
 * without payment fees and refunds. Undefined without a page.
 */
export async function readSupporterGifts(
  context: Pick<ServiceContext, 'db'>,
): Promise<typeof supporterGifts.seed | undefined> {
  const pages = await publishedPages(context);
  if (pages.length === 0) return undefined;
  const { supporterPage } = donations;
  const sums = await context.db
    .select({
      page: supporterPage,
      project: projects.slug,
      raised: sql`sum(${giftLeft})`.mapWith(Number),
      gifts: count(),
    })
    .from(donations)
    .innerJoin(orders, eq(orders.id, donations.orderId))
    .innerJoin(projects, eq(projects.id, donations.projectId))
    .where(
      and(
        inArray(
          supporterPage,
          pages.map(({ id }) => id),
        ),
        gt(giftLeft, 0),
      ),
    )
    .groupBy(supporterPage, projects.slug);
  return Object.fromEntries(
    pages.map(({ id, project }) => {
      const sum = sums.find((of) => of.page === id && of.project === project);
      return [id, { raised: sum?.raised ?? 0, gifts: sum?.gifts ?? 0 }];
    }),
  );
}
