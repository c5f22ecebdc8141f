import { letterHandler, type LetterContext } from '../mail/letter';
import type { MailTransport } from '../mail/transport';
import type { MailingList } from '../mailing-list/mailing-list';
import type { EffectHandler } from '../outbox/worker';
import { agreeWithList } from './agree-with-list';
import { answerToJoining, welcomeLetter } from './community-letters';
import { communityEffects } from './effect-kinds';
import { forgetUnconfirmed } from './forget-unconfirmed';

interface Options extends LetterContext {
  transport: MailTransport;
  list: MailingList;
}

/** Carries out what joining, confirming and leaving decide on. */
export const communityHandlers = ({
  transport,
  list,
  ...context
}: Options): Record<string, EffectHandler> => ({
  [communityEffects.letter]: letterHandler(transport, answerToJoining(context)),
  [communityEffects.welcome]: letterHandler(transport, welcomeLetter(context)),
  [communityEffects.forget]: forgetUnconfirmed(context),
  [communityEffects.mailingList]: agreeWithList(context, list),
});
