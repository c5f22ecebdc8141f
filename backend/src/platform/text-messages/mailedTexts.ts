import type { MailTransport } from '../mail/transport';
import { mailOf } from '../mail/mailOf';
import type { TextTransport } from './transport';

/** Mails text messages, to an address that nobody has: a machine without a service shows them among its mails. */
export const mailedTexts = (mails: MailTransport): TextTransport => ({
  send: async ({ to, channel, text, id, createdAt }) => {
    const mail = await mailOf(`${to}@text-messages.invalid`, {
      subject: `${channel === 'sms' ? 'Text' : 'WhatsApp'} message to ${to}`,
      blocks: [{ quote: text }],
    });
    await mails.send({ ...mail, id, createdAt });
  },
});
