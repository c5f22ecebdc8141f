import { createRouter } from '../http/router';
import { getProject } from './get-project';
import { listProjects } from './list-projects';
import { getProjectRoute, listProjectsRoute } from './projects.routes';

export const projectsRouter = createRouter()
  .openapi(listProjectsRoute, async (c) => c.json(await listProjects(c.var.deps), 200))
  .openapi(getProjectRoute, async (c) => c.json(await getProject(c.var.deps, c.req.valid('param')), 200));
