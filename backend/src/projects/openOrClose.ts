import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../db/context';
import { notFound } from '../core/errors';
import { projects, statusChanges } from '../db/schema';
import { projectColumns } from './projectColumns';
import type { Project } from './projects.routes';

interface Change {
  slug: string;
  isOpen: boolean;
  /** The account of who does it. */
  actor: string;
}

const statusOf = (isOpen: boolean) => (isOpen ? 'open' : 'closed');

/**
 * Lets people give to a project or an asset, or no longer, and writes down who decided; what it is already changes
 * nothing. A gift that has begun can still be paid.
 * @throws not found
 */
export function openOrClose(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { slug, isOpen, actor }: Change,
): Promise<Project> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: projects.id, ...projectColumns })
      .from(projects)
      .where(eq(projects.slug, slug))
      .for('update');
    if (!found) throw notFound('This project');
    const { id, ...project } = found;
    if (project.isOpen === isOpen) return project;
    await tx.update(projects).set({ isOpen }).where(eq(projects.id, id));
    await tx.insert(statusChanges).values({
      subject: 'project',
      subjectId: id,
      from: statusOf(project.isOpen),
      to: statusOf(isOpen),
      actor,
      at: clock.now(),
    });
    return { ...project, isOpen };
  });
}
