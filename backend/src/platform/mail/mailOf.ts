import type { Mail, Message } from './message';
import { renderHtml } from './renderHtml';
import { renderText } from './renderText';

/** Renders a message for one recipient. */
export async function mailOf(to: string, message: Message): Promise<Mail> {
  const { subject, replyTo, isPersonal, unsubscribeUrl, attachment } = message;
  return {
    to,
    subject: oneLine(subject),
    html: await renderHtml(message),
    text: renderText(message),
    replyTo,
    isPersonal,
    unsubscribeUrl,
    attachment,
  };
}

/** A subject may contain typed text; a line break in it would begin another header. */
const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();
