import { createRouter } from '../http/router';
import * as routes from './reminders.routes';
import { sendSample } from './sendSample';
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

export const remindersStaffRouter = createRouter().openapi(routes.sendReminderSampleRoute, async (c) => {
  const { deps, actor } = c.var;
  const { 'idempotency-key': key } = c.req.valid('header');
  const to = await sendSample(deps, { ...c.req.valid('json'), actor, key });
  return c.json({ to }, 201);
});
