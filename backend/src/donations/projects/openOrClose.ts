import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { notFound } from '../../platform/core/errors';
import { projects, statusChanges } from '../../platform/db/schema';
import { projectColumns } from './projectColumns';
import type { Project } from './projects.routes';

interface Change {
  slug: string;
  isOpen: boolean;
  /** The account that does it. */
  actor: string;
}

const statusOf = (isOpen: boolean) => (isOpen ? 'open' : 'closed');

/**
 * Opens or closes a project or an asset for donations, and records the actor; the same state again changes nothing.
 * Donations that were started before can still be paid.
 * @throws not found
 */
export function openOrClose(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { slug, isOpen, actor }: Change,
): Promise<Project> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: projects.id, ...projectColumns })
      .from(projects)
      .where(eq(projects.slug, slug))
      .for('update');
    if (!row) throw notFound('This project');
    const { id, ...project } = row;
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
