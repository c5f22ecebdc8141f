import { referenceOf } from '../../platform/core/reference';
import type { Deps } from '../../platform/http/deps';
import { createRouter } from '../../platform/http/router';
import { takeSubmission } from '../../platform/http/submission';
import { applyForJob, claimCv } from './applyForJob';
import { applyForJobRoute } from './careers.routes';

export const careersRouter = createRouter().openapi(applyForJobRoute, async (c) => {
  const application = c.req.valid('json');
  const reference = referenceOf('WORK', c.req.valid('header')['idempotency-key']);
  const { name, email, cv } = application;
  const claim = (deps: Deps) => claimCv(deps, cv, reference);
  await takeSubmission(c, application, { form: 'careers', name, mailsTo: [email], claim }, (deps, key) =>
    applyForJob(deps, application, { key, reference }),
  );
  return c.json({ status: 'received' as const, reference }, 201);
});
