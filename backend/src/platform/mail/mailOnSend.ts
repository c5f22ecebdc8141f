import type { ServiceContext } from '../db/context';
import type { EffectHandler } from '../outbox/effectHandler';
import { mailOf } from './mailOf';
import type { Message } from './message';
import type { MailedFile, MailTransport } from './transport';

/** The dependencies of writing a mail. */
export interface MailContext extends ServiceContext {
  /** The origin of its links. */
  siteOrigin: string;
}

/** A mail that is written when it is sent. */
export interface MailOnSend {
  to: string;
  message: Message;
  file?: MailedFile | undefined;
  /** Runs once the mail server has accepted it. */
  onSent?: () => Promise<unknown>;
}

/**
 * Returns a handler for effects that are mails. Unlike a rendered mail in the queue, such an effect contains neither an
 * address nor a secret: it only names its subject.
 * @param write makes the mail for an effect's payload; undefined when there is no recipient any more
 */
export const mailOnSendHandler =
  (transport: MailTransport, write: (payload: unknown) => Promise<MailOnSend | undefined>): EffectHandler =>
  async ({ id, createdAt, payload }) => {
    const written = await write(payload);
    if (!written) return;
    const { to, message, file, onSent } = written;
    await transport.send({ ...(await mailOf(to, message)), file, id, createdAt }).catch((error: unknown) => {
      throw withoutAddress(error, to);
    });
    await onSent?.();
  };

/**
 * Removes the address from an error: mail servers repeat the recipient, and the message is logged and stored in the
 * queue.
 */
function withoutAddress(error: unknown, address: string): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(reason.replaceAll(address, 'the address'));
}
