import type { Deps } from '../../platform/http/deps';
import { enqueueMail } from '../../platform/mail/enqueueMail';
import { replyMail, replyMailKey } from './replyMail';
import { writeNote, type NewNote } from '../../staff/notes/writeNote';

/** The part of a submission that an answer needs. */
export interface Answerable {
  reference: string;
  about: string;
  email: string;
  /** The person's message, if any. */
  message: string | null;
}

/**
 * Queues an answer by mail, in the caller's transaction, and stores its text with the submission.
 * @returns false when it was already sent under this key
 */
export async function queueReply(
  context: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { reference, about, email, message: original }: Answerable,
  reply: NewNote,
): Promise<boolean> {
  const noteId = await writeNote(context, reply, 'reply');
  if (!noteId) return false;
  const message = replyMail({
    reference,
    about,
    text: reply.text,
    original,
    by: reply.actor.name,
    replyTo: context.settings.mail.staff,
  });
  await enqueueMail(context, { key: replyMailKey(noteId), to: email, message });
  return true;
}
