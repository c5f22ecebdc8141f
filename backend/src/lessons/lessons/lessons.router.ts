import { createRouter } from '../../platform/http/router';
import { getLessonPlacingRoute, giveLessonBackRoute, placeLessonRoute } from './lessons.routes';
import { giveLessonBack, placeLesson } from './placeLesson';
import { readPlacing } from './readPlacing';

export const lessonsStaffRouter = createRouter()
  .openapi(getLessonPlacingRoute, async (c) =>
    c.json(await readPlacing(c.var.deps, c.req.valid('param').id), 200),
  )
  .openapi(placeLessonRoute, async (c) => {
    const { deps, actor } = c.var;
    const { id } = c.req.valid('param');
    const requestKey = c.req.valid('header')['idempotency-key'];
    await placeLesson(deps, { ...c.req.valid('json'), registrationId: id, requestKey, actor });
    return c.json(await readPlacing(deps, id), 200);
  })
  .openapi(giveLessonBackRoute, async (c) => {
    const { deps, actor } = c.var;
    const { id } = c.req.valid('param');
    await giveLessonBack(deps, { registrationId: id, actor });
    return c.json(await readPlacing(deps, id), 200);
  });
