import { referenceOf } from '../core/reference';
import { createRouter } from '../http/router';
import { takeSubmission } from '../http/submission';
import { applyForJob } from './applyForJob';
import { applyForJobRoute } from './careers.routes';

export const careersRouter = createRouter().openapi(applyForJobRoute, async (c) => {
  const application = c.req.valid('json');
  const reference = referenceOf('WORK', c.req.valid('header')['idempotency-key']);
  await takeSubmission(c, application, { form: 'careers', mailsTo: [application.email] }, (deps, key) =>
    applyForJob(deps, application, { key, reference }),
  );
  return c.json({ status: 'received' as const, reference }, 201);
});
