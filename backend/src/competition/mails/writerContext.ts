import type { BackgroundContext } from '../../platform/feature/feature';
import type { MailContext } from '../../platform/mail/mailOnSend';

/** The dependencies of writing the competition's mails. */
export interface WriterContext extends MailContext, Pick<BackgroundContext, 'signed' | 'settings'> {}
