import type { Message } from '../../platform/mail/message';

interface Answered {
  reference: string;
  about: string;
  /** Who answers, as they are called. */
  by: string | null;
  text: string;
  /** What the person wrote, where they wrote something. */
  asked: string | null;
  /** Where an answer to the answer goes. */
  replyTo: string;
}

/** Names the mail of a reply. */
export const replyMailKey = (noteId: string): string => `enquiry:${noteId}`;

/** What staff answer, as a mail to the person. */
export const replyMail = ({ reference, about, by, text, asked, replyTo }: Answered): Message => ({
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
    ...(asked ? [{ text: 'You wrote:' }, { quote: asked }] : []),
  ],
});
