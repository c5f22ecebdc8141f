import { nameInSentence } from '@school/shared/projects';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../platform/db/context';
import { ServiceError } from '../platform/core/errors';
import { projects } from '../platform/db/schema';

export type Project = typeof projects.$inferSelect;

type Context = Pick<ServiceContext, 'db'>;

/** Returns the project or asset with a stored id. */
export async function projectOf({ db }: Context, id: string): Promise<Project> {
  const [project] = await db.select().from(projects).where(eq(projects.id, id));
  if (!project) throw new Error(`Project ${id} does not exist`);
  return project;
}

/**
 * Returns the project or asset of a slug, if it accepts donations. @throws ServiceError `validation_failed` of the
 * field `project`
 */
export async function openProject({ db }: Context, slug: string): Promise<Project> {
  const [project] = await db.select().from(projects).where(eq(projects.slug, slug));
  if (project?.isOpen) return project;
  const message = project
    ? `No donations are taken for ${nameInSentence(project)} at present`
    : 'There is nothing to donate to at this address';
  throw new ServiceError('validation_failed', message, { fields: [{ field: 'project', message }] });
}
