import { mailOnSendHandler, type MailContext } from '../platform/mail/mailOnSend';
import type { MailTransport } from '../platform/mail/transport';
import type { MailingList } from '../platform/mailing-list/mailingList';
import type { EffectHandler } from '../platform/outbox/effectHandler';
import { agreeWithList } from './agreeWithList';
import { answerToJoining, welcomeMail } from './memberMails';
import { communityEffects } from './effectKinds';
import { forgetUnconfirmed } from './forgetUnconfirmed';

interface Options extends MailContext {
  transport: MailTransport;
  list: MailingList;
}

/** Returns the handlers of joining, confirming and leaving. */
export const communityHandlers = ({
  transport,
  list,
  ...context
}: Options): Record<string, EffectHandler> => ({
  [communityEffects.mail]: mailOnSendHandler(transport, answerToJoining(context)),
  [communityEffects.welcome]: mailOnSendHandler(transport, welcomeMail(context)),
  [communityEffects.forget]: forgetUnconfirmed(context),
  [communityEffects.mailingList]: agreeWithList(context, list),
});
