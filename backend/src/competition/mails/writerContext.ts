import type { SignedTokens } from '../../platform/core/signedTokens';
import type { MailContext } from '../../platform/mail/mailOnSend';

/** The dependencies of writing the competition's mails. */
export interface WriterContext extends MailContext {
  signed: SignedTokens;
}
