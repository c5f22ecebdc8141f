import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { except } from 'hono/combine';
import { notFound, ServiceError } from '../../platform/core/errors';
import { countVersions } from '../../platform/page-versions/countVersions';
import type { Feature } from '../../platform/feature/feature';
import type { Deps } from '../../platform/http/deps';
import { atOnce, inTime } from '../../platform/http/bounded';
import { errorResponse } from '../../platform/http/errorResponse';
import { answerChoices, answerPaymentState, answerPlainForm } from '../forms/answerPlainForm';
import { answerLink } from '../forms/links/answerLink';
import { features as allFeatures } from '../features';
import { documentInfo } from './documentInfo';
import { asReleased } from '../../platform/http/released';
import { requestLog } from '../../platform/http/requestLog';
import { createRouter } from '../../platform/http/router';

const largestBody = 64 * 1024;

/** Creates the whole API as one handler; it needs no server, so tests can call it directly. */
export function createApp(deps: Deps, times: Parameters<typeof inTime>[0] = {}) {
  const app = createRouter();
  app.use(requestLog(deps));
  app.use(async (c, next) => {
    c.set('carryOut', async (request) => app.fetch(request, asReleased(c.env)));
    await next();
  });
  app.use(async ({ req }, next) => {
    // No stored text contains NUL, and the database refuses it: no record has such an address.
    if (req.path.includes('\0')) throw notFound('This address');
    await next();
  });
  app.use(countVersions);
  app.use(atOnce);
  app.use(except(isFile, bodyLimit({ maxSize: largestBody, onError: tooLarge })));
  app.use(except(isFile, inTime(times)));
  app.onError(errorResponse);
  app.notFound((c) => errorResponse(notFound('This address'), c));
  // The default probe of a load balancer.
  app.options('/', (c) => c.body(null, 204, { allow: 'OPTIONS' }));
  // Not in the document: only the site's server calls it.
  const ask = (request: Request, env: unknown) => app.fetch(request, env as object);
  app.post('/api/forms/links', answerLink(ask));
  app.post('/api/forms/links/:action', answerLink(ask));
  app.post('/api/forms/:operation', answerPlainForm(ask));
  app.get('/api/forms/:operation/choices', answerChoices(ask));
  app.post('/api/forms/:operation/payments/:id', answerPaymentState(ask));
  app.route('/api', createApi(deps.features.list));
  return app;
}

/** Creates only the routes, without the dependencies of their handlers. */
export function createApi(features: readonly Feature[] = allFeatures) {
  const api = createRouter();
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  for (const { routers = [] } of features) for (const router of routers) api.route('/', router);
  api.doc31('/openapi.json', documentInfo);
  return api;
}

/** Returns whether a request sends an upload, whose bytes are limited to the announced size while they arrive. */
const isFile = ({ req }: Context) => req.method === 'PUT' && req.path.startsWith('/api/uploads/');

function tooLarge(): never {
  throw new ServiceError('too_large', 'This is too large.');
}
