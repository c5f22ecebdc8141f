import type { Context } from 'hono';
import { sharedAnswer } from '../../platform/http/sharedAnswer';
import { createRouter } from '../../platform/http/router';
import { listProjects, getProject } from './listProjects';
import { notFound } from '../../platform/core/errors';
import { openOrClose } from './openOrClose';
import {
  changeProjectRoute,
  FIGURES_FRESH_S,
  getDonationFeesRoute,
  getMatchedGiftsRoute,
  getProjectFiguresRoute,
  getProjectRoute,
  getSupporterGiftsRoute,
  listProjectsRoute,
  streamRaisedRoute,
} from './projects.routes';
import { readFees, readFigures } from './readFigures';
import { readMatchedGifts } from './readMatchedGifts';
import { readSupporterGifts } from '../supporters/readSupporterGifts';
import { streamLive } from '../../platform/live/streamLive';

/**
 * Returns figures that pages are composed of, and says for how long they may show them.
 * @throws ServiceError `not_found` while there is nothing but what the build has
 */
function composedOf<Figures>(c: Context, figures: Figures | undefined, what: string): Figures {
  if (!figures) throw notFound(what);
  c.header('cache-control', `max-age=${FIGURES_FRESH_S}`);
  return figures;
}

export const projectsRouter = createRouter()
  .openapi(listProjectsRoute, sharedAnswer('counts', listProjects))
  .openapi(getProjectFiguresRoute, async (c) =>
    c.json(composedOf(c, await readFigures(c.var.deps), 'Other figures than those of the build'), 200),
  )
  .openapi(getDonationFeesRoute, async (c) => {
    const fees = await readFees(c.var.deps);
    if (!fees) throw notFound('Other fees than those of the build');
    return c.json(fees, 200);
  })
  .openapi(getMatchedGiftsRoute, async (c) =>
    c.json(composedOf(c, await readMatchedGifts(c.var.deps), 'A matching campaign'), 200),
  )
  .openapi(getSupporterGiftsRoute, async (c) =>
    c.json(composedOf(c, await readSupporterGifts(c.var.deps), 'A supporter’s page'), 200),
  )
  .openapi(streamRaisedRoute, (c) => streamLive(c, { live: c.var.deps.liveRaised, event: 'raised' }))
  .openapi(getProjectRoute, sharedAnswer('counts', getProject))
  .openapi(changeProjectRoute, async (c) => {
    const { isOpen } = c.req.valid('json');
    const { slug } = c.req.valid('param');
    return c.json(await openOrClose(c.var.deps, { slug, isOpen, actor: c.var.actor.id }), 200);
  });
