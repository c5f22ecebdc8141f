import { asc } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { projects } from '../../platform/db/schema';
import { projectColumns } from './projectColumns';
import type { Project } from './projects.routes';

export function listProjects({ db }: Pick<ServiceContext, 'db'>): Promise<Project[]> {
  return db.select(projectColumns).from(projects).orderBy(asc(projects.position), asc(projects.slug));
}
