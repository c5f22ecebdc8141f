import { boxOffice } from '../content/event';

/** A mail that is filled in. */
export const mailTo = (address: string, subject: string, body: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;

/** A WhatsApp message to the box office that is filled in. */
export const whatsAppTo = (message: string): string =>
  `https://wa.me/${boxOffice.whatsapp}?text=${encodeURIComponent(message)}`;
