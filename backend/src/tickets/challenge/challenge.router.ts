import { referenceOf } from '../../core/reference';
import { createRouter } from '../../http/router';
import { takeSubmission } from '../../http/submission';
import { enterChallengeRoute } from './challenge.routes';
import { enterChallenge } from './enterChallenge';

export const challengeRouter = createRouter().openapi(enterChallengeRoute, async (c) => {
  const entry = c.req.valid('json');
  const reference = referenceOf('ART', c.req.valid('header')['idempotency-key']);
  await takeSubmission(c, entry, { form: 'challenge', mailsTo: [entry.email] }, (deps, key) =>
    enterChallenge(deps, entry, { key, reference }),
  );
  return c.json({ status: 'received' as const, reference }, 201);
});
