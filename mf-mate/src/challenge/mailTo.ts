/** A mail that is filled in. */
export const mailTo = (address: string, subject: string, body: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
