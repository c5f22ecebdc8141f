import type { Message } from '../mail/message';

interface Answered {
  reference: string;
  about: string;
  /** Who answers, as they are called. */
  by: string | null;
  text: string;
  /** Where an answer to the answer goes. */
  replyTo: string;
}

/** Names the mail of a reply. */
export const replyMailKey = (noteId: string): string => `enquiry:${noteId}`;

/** What staff answer, as a mail to the person. */
export const replyMail = ({ reference, about, by, text, replyTo }: Answered): Message => ({
  subject: `Re: ${about} (${reference})`,
  replyTo,
  blocks: [
    ...text
      .split(/\n{2,}/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean)
      .map((paragraph) => ({ text: paragraph })),
    ...(by ? [{ text: by }] : []),
    { facts: [{ label: 'Reference', value: reference }] },
    { text: 'You can answer this mail; please leave the reference in the subject.' },
  ],
});
