import type { Deps } from '../../platform/http/deps';
import { enqueueMail } from '../../platform/mail/enqueueMail';
import { replyMail, replyMailKey } from './replyMail';
import { writeNote, type NewNote } from '../../staff/notes/writeNote';

/** What was sent, as far as an answer names it. */
export interface Answerable {
  reference: string;
  about: string;
  email: string;
  /** What the person wrote, where they wrote something. */
  message: string | null;
}

/**
 * Answers by mail, in the caller's transaction: the words are kept with what was sent.
 * @returns false when it was answered under this key already
 */
export async function queueReply(
  context: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { reference, about, email, message: asked }: Answerable,
  reply: NewNote,
): Promise<boolean> {
  const noteId = await writeNote(context, reply, 'reply');
  if (!noteId) return false;
  const message = replyMail({
    reference,
    about,
    text: reply.text,
    asked,
    by: reply.actor.name,
    replyTo: context.settings.mail.staff,
  });
  await enqueueMail(context, { key: replyMailKey(noteId), to: email, message });
  return true;
}
