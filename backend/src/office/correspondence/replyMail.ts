import type { Message } from '../../platform/mail/message';

interface Answered {
  reference: string;
  about: string;
  /** The name of the staff member who answers. */
  by: string | null;
  text: string;
  /** The person's message, if any. */
  original: string | null;
  /** Address for a reply to the answer. */
  replyTo: string;
}

/** Returns the key of an answer's mail. */
export const replyMailKey = (noteId: string): string => `enquiry:${noteId}`;

/** Writes an answer of staff to the person. */
export const replyMail = ({ reference, about, by, text, original, replyTo }: Answered): Message => ({
  subject: `Re: ${about} (${reference})`,
  replyTo,
  isPersonal: true,
  blocks: [
    ...text
      .split(/\n{2,}/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean)
      .map((paragraph) => ({ text: paragraph })),
    ...(by ? [{ text: by }] : []),
    { facts: [{ label: 'Reference', value: reference }] },
    { text: 'You can answer this mail; please leave the reference in the subject.' },
    ...(original ? [{ text: 'You wrote:' }, { quote: original }] : []),
  ],
});
