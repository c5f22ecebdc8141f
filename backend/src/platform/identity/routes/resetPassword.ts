import { resetDonePage, resetPage } from '../pages/resetPage';
import { field, readBody } from './body';
import { isStrong } from '../store/password';
import { sendPage } from './sendPage';
import type { Handler } from './route';

const gone = 'This link was used already or is too old.';

export const showReset: Handler = (ctx, deps, _, ticket) => {
  const account = deps.accounts.byId(deps.resetTickets.peek(ticket) ?? '');
  if (account) return sendPage(ctx, deps, resetPage(account));
  sendPage(ctx, deps, resetDonePage(gone), 410);
};

export const submitReset: Handler = async (ctx, deps, _, ticket) => {
  const password = field(await readBody(ctx.req), 'password');
  const account = deps.accounts.byId(deps.resetTickets.peek(ticket) ?? '');
  if (!account) return sendPage(ctx, deps, resetDonePage(gone), 410);
  if (!isStrong(password)) return sendPage(ctx, deps, resetPage(account, true), 422);
  deps.resetTickets.redeem(ticket);
  await deps.accounts.setPassword(account.id, password);
  await deps.attempts.forget(account.email);
  sendPage(ctx, deps, resetDonePage('Your password is changed. You can close this page and sign in.'));
};
