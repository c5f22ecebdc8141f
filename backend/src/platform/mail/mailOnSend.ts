import type { ServiceContext } from '../db/context';
import type { EffectHandler } from '../outbox/effectHandler';
import { mailOf } from './mailOf';
import type { Message } from './message';
import type { MailTransport } from './transport';

/** What mails are written from. */
export interface MailContext extends ServiceContext {
  /** Where the links in them lead. */
  siteOrigin: string;
}

/** A mail that is written when it is sent. */
export interface MailOnSend {
  to: string;
  message: Message;
  /** Runs once somebody else has taken responsibility for it. */
  onSent?: () => Promise<unknown>;
}

/**
 * Carries out effects that are mails. Unlike a mail that waits ready-made in the queue, such a mail leaves neither an
 * address nor a secret there: the effect names what it is about.
 * @param write what the effect's payload means now; nothing when there is nobody to write to any more
 */
export const mailOnSendHandler =
  (transport: MailTransport, write: (payload: unknown) => Promise<MailOnSend | undefined>): EffectHandler =>
  async ({ id, createdAt, payload }) => {
    const written = await write(payload);
    if (!written) return;
    const { to, message, onSent } = written;
    await transport.send({ ...(await mailOf(to, message)), id, createdAt }).catch((error: unknown) => {
      throw withoutAddress(error, to);
    });
    await onSent?.();
  };

/** Mail servers repeat whom they refuse; what went wrong is logged and stands in the queue. */
function withoutAddress(error: unknown, address: string): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(reason.replaceAll(address, 'the address'));
}
