import type { SendMailOptions } from 'nodemailer';
import type { Parcel } from './transport';

/** A parcel in the words of nodemailer. */
export function envelopeOf(parcel: Parcel, from: string): SendMailOptions {
  const { id, to, subject, html, text, replyTo, isPersonal, unsubscribeUrl, attachment, createdAt } = parcel;
  return {
    from,
    to: { name: '', address: to },
    subject,
    html,
    text,
    date: createdAt,
    // A mail that is handed over twice, because the answer to the first got lost, is seen to be the same.
    messageId: `<${id}@${from.split('@').at(-1)?.replace('>', '') ?? 'localhost'}>`,
    headers: {
      ...(isPersonal ? {} : { 'Auto-Submitted': 'auto-generated' }),
      ...(unsubscribeUrl ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
    ...(replyTo ? { replyTo } : {}),
    ...(unsubscribeUrl ? { list: { unsubscribe: unsubscribeUrl } } : {}),
    ...(attachment
      ? {
          attachments: [
            {
              filename: attachment.name,
              content: attachment.text,
              contentType: `${attachment.type}; charset=utf-8`,
            },
          ],
        }
      : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
