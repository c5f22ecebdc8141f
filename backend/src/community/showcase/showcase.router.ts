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
    const wish = c.req.valid('json');
    const reference = referenceOf('BOOK', c.req.valid('header')['idempotency-key']);
    await takeSubmission(c, wish, { form: 'book', name: wish.name, mailsTo: [wish.email] }, (deps, key) =>
      requestEngagement(deps, wish, { key, reference }),
    );
    return c.json({ status: 'received' as const, reference }, 201);
  });
