import type { SignedTokens } from '../../core/signedTokens';
import type { MailContext } from '../../mail/mailOnSend';

/** What mails of the competition are written from. */
export interface WriterContext extends MailContext {
  signed: SignedTokens;
}
