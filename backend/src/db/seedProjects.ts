import { donationProjects } from '@school/shared/projects';
import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { projects } from './schema';

/** What people can donate to, as rows of its table. */
export const projectRows = donationProjects.map(
  ({ kind, slug, name, description, overview, target, raised, deadline }, position) => ({
    kind,
    slug,
    name,
    description,
    overview: overview.join('\n\n'),
    target,
    raised,
    deadline,
    position,
  }),
);

/**
 * Brings the table up to what the school's content says. What has changed since the first start stays: the amount
 * raised, and whether donations are taken.
 */
export async function seedProjects(db: Database): Promise<void> {
  await db
    .insert(projects)
    .values(projectRows)
    .onConflictDoUpdate({
      target: projects.slug,
      set: {
        kind: sql`excluded.kind`,
        name: sql`excluded.name`,
        description: sql`excluded.description`,
        overview: sql`excluded.overview`,
        target: sql`excluded.target_pesewas`,
        deadline: sql`excluded.deadline`,
        position: sql`excluded.position`,
      },
    });
}
