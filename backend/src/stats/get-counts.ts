import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../core/context';
import { communityMembers, projects } from '../db/schema';
import type { Counts } from './stats.routes';

/** All counts by one statement, so that they agree with each other. */
export async function getCounts({ db }: Pick<ServiceContext, 'db'>): Promise<Counts> {
  const [row] = await db
    .select({
      members: sql`(select count(*) from ${communityMembers})`.mapWith(Number),
      projects: sql`count(*)`.mapWith(Number),
      openProjects: sql`count(*) filter (where ${projects.isOpen})`.mapWith(Number),
      raised: sql`coalesce(sum(${projects.raised}), 0)`.mapWith(Number),
    })
    .from(projects);
  if (!row) throw new Error('An aggregate came back without a row');
  return row;
}
