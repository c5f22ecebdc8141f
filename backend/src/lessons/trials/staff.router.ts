import { createRouter } from '../../platform/http/router';
import { addTimes, readTimes, withdrawTime } from './staffTimes';
import { addTrialTimesRoute, listTrialTimesRoute, withdrawTrialTimeRoute } from './staff.routes';

export const trialStaffRouter = createRouter()
  .openapi(listTrialTimesRoute, async (c) => c.json({ times: await readTimes(c.var.deps) }, 200))
  .openapi(addTrialTimesRoute, async (c) =>
    c.json({ added: await addTimes(c.var.deps, c.req.valid('json')) }, 200),
  )
  .openapi(withdrawTrialTimeRoute, async (c) => {
    await withdrawTime(c.var.deps, c.req.valid('param').id);
    return c.body(null, 204);
  });
