import { randomBytes } from 'node:crypto';
import { checkPassword } from '../store/checkPassword';
import { addressOf } from './addressOf';
import { field, readBody } from './body';
import type { Handler } from './route';

/** Checks email and password from the site's own form, and returns a ticket for `/authorize`. */
export const coAuthenticate: Handler = async (ctx, deps) => {
  const body = await readBody(ctx.req);
  if (field(body, 'client_id') !== deps.auth.clientId) {
    ctx.status = 400;
    ctx.body = { error: 'invalid_request', error_description: 'Unknown client_id' };
    return;
  }
  const outcome = await checkPassword(
    deps,
    { email: field(body, 'username'), address: addressOf(ctx, deps) },
    field(body, 'password'),
  );
  if ('refusal' in outcome) {
    ctx.status = outcome.refusal.error === 'too_many_attempts' ? 429 : 403;
    ctx.body = outcome.refusal;
    return;
  }
  ctx.body = {
    login_ticket: deps.loginTickets.issue(outcome.account.id),
    co_id: randomBytes(9).toString('base64url'),
    co_verifier: randomBytes(24).toString('base64url'),
  };
};
