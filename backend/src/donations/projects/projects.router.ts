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

export const projectsRouter = createRouter()
  .openapi(listProjectsRoute, sharedAnswer('counts', listProjects))
  .openapi(getProjectFiguresRoute, async (c) => {
    const figures = await readFigures(c.var.deps);
    if (!figures) throw notFound('Other figures than those of the build');
    c.header('cache-control', `max-age=${FIGURES_FRESH_S}`);
    return c.json(figures, 200);
  })
  .openapi(getDonationFeesRoute, async (c) => {
    const fees = await readFees(c.var.deps);
    if (!fees) throw notFound('Other fees than those of the build');
    return c.json(fees, 200);
  })
  .openapi(getMatchedGiftsRoute, async (c) => {
    const matched = await readMatchedGifts(c.var.deps);
    if (!matched) throw notFound('A matching campaign');
    c.header('cache-control', `max-age=${FIGURES_FRESH_S}`);
    return c.json(matched, 200);
  })
  .openapi(getSupporterGiftsRoute, async (c) => {
    const gifts = await readSupporterGifts(c.var.deps);
    if (!gifts) throw notFound('A supporter’s page');
    c.header('cache-control', `max-age=${FIGURES_FRESH_S}`);
    return c.json(gifts, 200);
  })
  .openapi(streamRaisedRoute, (c) => streamLive(c, { live: c.var.deps.liveRaised, event: 'raised' }))
  .openapi(getProjectRoute, sharedAnswer('counts', getProject))
  .openapi(changeProjectRoute, async (c) => {
    const { isOpen } = c.req.valid('json');
    const { slug } = c.req.valid('param');
    return c.json(await openOrClose(c.var.deps, { slug, isOpen, actor: c.var.actor.id }), 200);
  });
