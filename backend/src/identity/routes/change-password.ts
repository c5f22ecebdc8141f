import { field, readBody } from './body';
import type { Handler } from './route';

/** Mails a link for a new password. The answer is the same whether there is an account or not. */
export const changePassword: Handler = async (ctx, { accounts, auth, outbox, resetTickets }) => {
  const account = accounts.byEmail(field(await readBody(ctx.req), 'email'));
  if (account) {
    const link = new URL(`/reset/${resetTickets.issue(account.id)}`, auth.issuer);
    const text = `Hello ${account.name},\r\n\r\nchoose a new password here within an hour:\r\n${link.href}`;
    outbox.send({ to: account.email, subject: 'Your new password', text });
  }
  ctx.type = 'text/html';
  ctx.body = "We've just sent you an email to reset your password.";
};
