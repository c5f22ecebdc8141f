import { createRouter } from '../http/router';
import { lookAtTexts, startTexts, stopTexts } from './textNumbers';
import * as routes from './textReminders.routes';

export const textRemindersRouter = createRouter()
  .openapi(routes.lookAtTextRemindersRoute, async (c) =>
    c.json(await lookAtTexts(c.var.deps, c.req.valid('json').token), 200),
  )
  .openapi(routes.startTextRemindersRoute, async (c) => {
    const { token, ...given } = c.req.valid('json');
    return c.json(await startTexts(c.var.deps, token, given), 200);
  })
  .openapi(routes.stopTextRemindersRoute, async (c) =>
    c.json(await stopTexts(c.var.deps, c.req.valid('json').token), 200),
  );
