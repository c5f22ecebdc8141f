import type { SignedTokens } from '../../platform/core/signedTokens';
import type { MailContext } from '../../platform/mail/mailOnSend';

/** What mails of the competition are written from. */
export interface WriterContext extends MailContext {
  signed: SignedTokens;
}
