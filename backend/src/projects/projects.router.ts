import { createRouter } from '../http/router';
import { getProject } from './get-project';
import { listProjects } from './list-projects';
import { getProjectRoute, listProjectsRoute, streamRaisedRoute } from './projects.routes';
import { streamLive } from '../stats/stream-live';

export const projectsRouter = createRouter()
  .openapi(listProjectsRoute, async (c) => c.json(await listProjects(c.var.deps), 200))
  .openapi(streamRaisedRoute, (c) => streamLive(c, { live: c.var.deps.liveRaised, event: 'raised' }))
  .openapi(getProjectRoute, async (c) => c.json(await getProject(c.var.deps, c.req.valid('param')), 200));
