import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../db/context';
import { theRow } from '../db/theRow';
import { communityMembers, orders, paymentFlags, projects } from '../db/schema';
import type { Counts } from './stats.routes';

/** All counts by one statement, so that they agree with each other. */
export async function getCounts({ db }: Pick<ServiceContext, 'db'>): Promise<Counts> {
  const rows = await db
    .select({
      members: db.$count(communityMembers, eq(communityMembers.state, 'confirmed')),
      projects: sql`count(*)`.mapWith(Number),
      openProjects: sql`count(*) filter (where ${projects.isOpen})`.mapWith(Number),
      raised: sql`coalesce(sum(${projects.raised}), 0)`.mapWith(Number),
      donations:
        sql`(select count(*) from ${orders} where ${isDonation} and ${orders.state} = 'paid')`.mapWith(
          Number,
        ),
      donated:
        sql`(select coalesce(sum(${orders.paid} - ${orders.refunded}), 0) from ${orders} where ${isDonation})`.mapWith(
          Number,
        ),
      openFlags: sql`(select count(*) from ${paymentFlags} where ${paymentFlags.resolvedAt} is null)`.mapWith(
        Number,
      ),
    })
    .from(projects);
  return theRow(rows);
}

const isDonation = sql`${orders.kind} = 'donation'`;
