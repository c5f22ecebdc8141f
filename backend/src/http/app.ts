import { bodyLimit } from 'hono/body-limit';
import { communityRouter } from '../community/community.router';
import { notFound, ServiceError } from '../core/errors';
import { meRouter } from '../me/me.router';
import { projectsRouter } from '../projects/projects.router';
import { statsRouter } from '../stats/stats.router';
import { systemRouter } from '../system/system.router';
import type { Deps } from './deps';
import { errorResponse } from './error-response';
import { documentInfo } from './openapi';
import { requestLog } from './request-log';
import { createRouter } from './router';

const largestBody = 64 * 1024;

/** The routers, in the order of the document. */
const routers = [systemRouter, communityRouter, projectsRouter, statsRouter, meRouter];

/** The whole API as one handler: it needs no server, so a test can ask it directly. */
export function createApp(deps: Deps) {
  const app = createRouter();
  app.use(requestLog(deps));
  app.use(bodyLimit({ maxSize: largestBody, onError: tooLarge }));
  app.onError(errorResponse);
  app.notFound((c) => errorResponse(notFound('This address'), c));
  app.route('/api', createApi());
  return app;
}

/** The routes alone, without anything that they need to run. */
export function createApi() {
  const api = createRouter();
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  for (const router of routers) api.route('/', router);
  api.doc31('/openapi.json', documentInfo);
  return api;
}

function tooLarge(): never {
  throw new ServiceError('too_large', 'This is too large.');
}
