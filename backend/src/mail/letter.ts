import type { ServiceContext } from '../db/context';
import type { EffectHandler } from '../outbox/worker';
import { mailOf } from './mailOf';
import type { Message } from './message';
import type { MailTransport } from './transport';

/** What letters are written from. */
export interface LetterContext extends ServiceContext {
  /** Where the links in them lead. */
  siteOrigin: string;
}

/** A mail that is written when it is sent. */
export interface Letter {
  to: string;
  message: Message;
  /** Runs once somebody else has taken responsibility for it. */
  onSent?: () => Promise<unknown>;
}

/**
 * Carries out effects that are letters. Unlike a mail that waits ready-made in the queue, a letter leaves neither an
 * address nor a secret there: the effect names what it is about.
 * @param write what the effect's payload means now; nothing when there is nobody to write to any more
 */
export const letterHandler =
  (transport: MailTransport, write: (payload: unknown) => Promise<Letter | undefined>): EffectHandler =>
  async ({ id, createdAt, payload }) => {
    const letter = await write(payload);
    if (!letter) return;
    const mail = await mailOf(letter.to, letter.message);
    await transport.send({ ...mail, id, createdAt }).catch((error: unknown) => {
      throw withoutAddress(error, letter.to);
    });
    await letter.onSent?.();
  };

/** Mail servers repeat whom they refuse; what went wrong is logged and stands in the queue. */
function withoutAddress(error: unknown, address: string): Error {
  const words = error instanceof Error ? error.message : String(error);
  return new Error(words.replaceAll(address, 'the address'));
}
