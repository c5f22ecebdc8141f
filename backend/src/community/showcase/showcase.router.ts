import { referenceOf } from '../../platform/core/reference';
import { createRouter } from '../../platform/http/router';
import { takeSubmission } from '../../platform/http/submission';
import { applyToPerform } from './applyToPerform';
import { requestEngagement } from './requestEngagement';
import { applyToPerformRoute, requestEngagementRoute } from './showcase.routes';

export const showcaseRouter = createRouter()
  .openapi(applyToPerformRoute, async (c) => {
    const application = c.req.valid('json');
    const reference = referenceOf('PLAY', c.req.valid('header')['idempotency-key']);
    await takeSubmission(
      c,
      application,
      { form: 'perform', name: application.stageName, mailsTo: [application.email] },
      (deps, key) => applyToPerform(deps, application, { key, reference }),
    );
    return c.json({ status: 'received' as const, reference }, 201);
  })
  .openapi(requestEngagementRoute, async (c) => {
    const request = c.req.valid('json');
    const reference = referenceOf('BOOK', c.req.valid('header')['idempotency-key']);
    await takeSubmission(
      c,
      request,
      { form: 'book', name: request.name, mailsTo: [request.email] },
      (deps, key) => requestEngagement(deps, request, { key, reference }),
    );
    return c.json({ status: 'received' as const, reference }, 201);
  });
