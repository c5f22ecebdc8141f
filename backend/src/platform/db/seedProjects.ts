import { donationProjects, textsOf, type DonationProject } from '@school/shared/projects';
import { sql } from 'drizzle-orm';
import { declaredProject } from '@school/shared/projects/declare';
import { publishedContent } from './publishedContent';
import type { Database } from './database';
import { projects } from './schema';

const rowOf = (
  { kind, slug, name, description, overview, target, raised, deadline }: DonationProject,
  position: number,
) => ({
  kind,
  slug,
  name,
  description,
  overview: overview.join('\n\n'),
  target,
  raised,
  deadline,
  position,
});

/** What donations can go to, as rows with the default texts. */
export const projectRows = donationProjects.map(rowOf);

/**
 * Updates the table from the school's published content. What has changed since the first start remains: the amount
 * raised, and whether donations are accepted.
 */
export async function seedProjects(db: Database): Promise<void> {
  const rows = [];
  for (const [position, project] of donationProjects.entries()) {
    const declared = declaredProject(project, []);
    const { value: texts } = await publishedContent({ db }, textsOf(project), declared);
    rows.push(rowOf({ ...project, ...texts }, position));
  }
  await db
    .insert(projects)
    .values(rows)
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

/** Returns whether the table contains texts of a document, so that it must follow its changes. */
export const isProjectText = (path: string): boolean =>
  donationProjects.some((project) => textsOf(project).path === path);
