import { randomUUID } from 'node:crypto';
import type { Message } from '../../mail/message';
import { mailOf } from '../../mail/mailOf';
import { field, readBody } from './body';
import type { Handler } from './route';

/** Mails a link for a new password. The response is the same whether there is an account or not. */
export const changePassword: Handler = async (ctx, { accounts, auth, clock, mails, resetTickets }) => {
  const account = accounts.byEmail(field(await readBody(ctx.req), 'email'));
  if (account) {
    const link = new URL(`/reset/${resetTickets.issue(account.id)}`, auth.issuer);
    const mail = await mailOf(account.email, newPassword(account.name, link.href));
    await mails.send({ ...mail, id: randomUUID(), createdAt: clock.now() });
  }
  ctx.type = 'text/html';
  ctx.body = "We've just sent you an email to reset your password.";
};

const newPassword = (name: string, url: string): Message => ({
  subject: 'Your new password',
  blocks: [
    { text: `Hello ${name},` },
    { text: 'Choose a new password within an hour.' },
    { button: { label: 'Choose a new password', url } },
    { text: 'If you did not ask for this, do nothing: your password stays as it is.' },
  ],
});
