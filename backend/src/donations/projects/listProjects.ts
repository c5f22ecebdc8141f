import { asc, and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { projects } from '../../platform/db/schema';
import { projectColumns } from './projectColumns';
import type { Project } from './projects.routes';
import { notFound } from '../../platform/core/errors';

export function listProjects({ db }: Pick<ServiceContext, 'db'>): Promise<Project[]> {
  return db.select(projectColumns).from(projects).orderBy(asc(projects.position), asc(projects.slug));
}

export async function getProject(
  { db }: Pick<ServiceContext, 'db'>,
  { kind, slug }: Pick<Project, 'kind' | 'slug'>,
): Promise<Project> {
  const [project] = await db
    .select(projectColumns)
    .from(projects)
    .where(and(eq(projects.kind, kind), eq(projects.slug, slug)));
  if (!project) throw notFound(kind === 'project' ? 'This project' : 'This asset');
  return project;
}
