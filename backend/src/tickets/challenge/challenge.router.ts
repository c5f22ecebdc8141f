import { referenceOf } from '../../platform/core/reference';
import type { Deps } from '../../platform/http/deps';
import { createRouter } from '../../platform/http/router';
import { takeSubmission } from '../../platform/http/submission';
import { enterChallengeRoute } from './challenge.routes';
import { claimSheet, enterChallenge } from './enterChallenge';

export const challengeRouter = createRouter().openapi(enterChallengeRoute, async (c) => {
  const entry = c.req.valid('json');
  const reference = referenceOf('ART', c.req.valid('header')['idempotency-key']);
  const { artist: name, email, sheet } = entry;
  const claim = (deps: Deps) => claimSheet(deps, sheet, reference);
  await takeSubmission(c, entry, { form: 'challenge', name, mailsTo: [email], claim }, (deps, key) =>
    enterChallenge(deps, entry, { key, reference }),
  );
  return c.json({ status: 'received' as const, reference }, 201);
});
