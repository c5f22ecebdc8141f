import { sharedAnswer } from '../../platform/http/sharedAnswer';
import { createRouter } from '../../platform/http/router';
import { listProjects, getProject } from './listProjects';
import { openOrClose } from './openOrClose';
import { changeProjectRoute, getProjectRoute, listProjectsRoute, streamRaisedRoute } from './projects.routes';
import { streamLive } from '../../platform/live/streamLive';

export const projectsRouter = createRouter()
  .openapi(listProjectsRoute, sharedAnswer('counts', listProjects))
  .openapi(streamRaisedRoute, (c) => streamLive(c, { live: c.var.deps.liveRaised, event: 'raised' }))
  .openapi(getProjectRoute, sharedAnswer('counts', getProject))
  .openapi(changeProjectRoute, async (c) => {
    const { isOpen } = c.req.valid('json');
    const { slug } = c.req.valid('param');
    return c.json(await openOrClose(c.var.deps, { slug, isOpen, actor: c.var.actor.id }), 200);
  });
