import { referenceOf } from '../platform/core/reference';
import { createRouter } from '../platform/http/router';
import { takeSubmission } from '../platform/http/submission';
import { askForFees } from './askForFees';
import { askForFeesRoute, registerForMusicStudyRoute } from './musicStudy.routes';
import { register } from './register';

export const musicStudyRouter = createRouter()
  .openapi(registerForMusicStudyRoute, async (c) => {
    const registration = c.req.valid('json');
    const reference = referenceOf('LEARN', c.req.valid('header')['idempotency-key']);
    await takeSubmission(
      c,
      registration,
      { form: 'register', name: registration.student, mailsTo: [registration.email] },
      (deps, key) => register(deps, registration, { key, reference }),
    );
    return c.json({ status: 'received' as const, reference }, 201);
  })
  .openapi(askForFeesRoute, async (c) => {
    const enquiry = c.req.valid('json');
    await takeSubmission(
      c,
      enquiry,
      { form: 'fees', name: enquiry.name, mailsTo: [enquiry.email] },
      (deps, key) => askForFees(deps, enquiry, key),
    );
    return c.json({ status: 'received' as const }, 201);
  });
