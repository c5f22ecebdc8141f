import { createRouter } from '../../platform/http/router';
import { getProject } from './getProject';
import { listProjects } from './listProjects';
import { openOrClose } from './openOrClose';
import { changeProjectRoute, getProjectRoute, listProjectsRoute, streamRaisedRoute } from './projects.routes';
import { streamLive } from '../../platform/live/streamLive';

export const projectsRouter = createRouter()
  .openapi(listProjectsRoute, async (c) => c.json(await listProjects(c.var.deps), 200))
  .openapi(streamRaisedRoute, (c) => streamLive(c, { live: c.var.deps.liveRaised, event: 'raised' }))
  .openapi(getProjectRoute, async (c) => c.json(await getProject(c.var.deps, c.req.valid('param')), 200))
  .openapi(changeProjectRoute, async (c) => {
    const { isOpen } = c.req.valid('json');
    const { slug } = c.req.valid('param');
    return c.json(await openOrClose(c.var.deps, { slug, isOpen, actor: c.var.actor.id }), 200);
  });
