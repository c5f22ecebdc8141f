import { createRouter } from '../http/router';
import * as routes from './reminders.routes';
import { stopPage } from './stopPage';
import { lookAtStop, stopReminders } from './stopReminders';

export const remindersRouter = createRouter()
  .openapi(routes.stopRemindersRoute, async (c) => {
    await stopReminders(c.var.deps, c.req.valid('json').token);
    return c.json({ status: 'stopped' as const }, 200);
  })
  .openapi(routes.lookAtReminderStopRoute, async (c) =>
    c.json({ state: await lookAtStop(c.var.deps, c.req.valid('json').token) }, 200),
  )
  .openapi(routes.unsubscribeRemindersRoute, async (c) => {
    await stopReminders(c.var.deps, c.req.valid('query').token);
    return c.json({ status: 'stopped' as const }, 200);
  })
  .openapi(routes.openRemindersUnsubscribeRoute, (c) =>
    c.redirect(stopPage(c.var.deps.settings.siteOrigins[0] ?? '', c.req.valid('query').token), 303),
  );
