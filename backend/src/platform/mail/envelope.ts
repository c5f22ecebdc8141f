import type { SendMailOptions } from 'nodemailer';
import type { Parcel } from './transport';

/** Returns a parcel in nodemailer's format. */
export function envelopeOf(parcel: Parcel, from: string): SendMailOptions {
  const { id, to, subject, html, text, replyTo, isPersonal, unsubscribeUrl, attachment, file, createdAt } =
    parcel;
  return {
    from,
    to: { name: '', address: to },
    subject,
    html,
    text,
    date: createdAt,
    // A repeated delivery, after a lost response, can be recognised as the same mail.
    messageId: `<${id}@${from.split('@').at(-1)?.replace('>', '') ?? 'localhost'}>`,
    headers: {
      ...(isPersonal ? {} : { 'Auto-Submitted': 'auto-generated' }),
      ...(unsubscribeUrl ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
    ...(replyTo ? { replyTo } : {}),
    ...(unsubscribeUrl ? { list: { unsubscribe: unsubscribeUrl } } : {}),
    attachments: [attachment, file].flatMap((one) => {
      if (!one) return [];
      const content = 'bytes' in one ? one.bytes : one.text;
      return {
        filename: one.name,
        content,
        contentType: `${one.type}${'bytes' in one ? '' : '; charset=utf-8'}`,
      };
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
