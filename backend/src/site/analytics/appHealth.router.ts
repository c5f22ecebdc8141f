import { createRouter } from '../../platform/http/router';
import { sharedAnswer } from '../../platform/http/sharedAnswer';
import { getAppHealthRoute, listAppHealthRoute } from './appHealth.routes';
import { getAppHealth, listAppHealth } from './getAppHealth';

export const appHealthRouter = createRouter()
  // Its table notifies of nothing: an answer stays as long as one of the channel may without a notification.
  .openapi(getAppHealthRoute, sharedAnswer('counts', getAppHealth))
  .openapi(listAppHealthRoute, async (c) => c.json(await listAppHealth(c.var.deps), 200));
