import { createTransport } from 'nodemailer';
import { envelopeOf } from './envelope';
import type { MailTransport } from './transport';

const timeoutMs = 20_000;

/** Sends mails through a mail server. @param url such as `smtps://user:password@mail.example` */
export function smtpTransport(url: string, from: string): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    send: async (parcel) => {
      await smtp.sendMail(envelopeOf(parcel, from));
    },
  };
}
