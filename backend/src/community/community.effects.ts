import { letterHandler, type LetterContext } from '../mail/letter';
import type { MailTransport } from '../mail/transport';
import type { MailingList } from '../mailing-list/mailingList';
import type { EffectHandler } from '../outbox/worker';
import { agreeWithList } from './agreeWithList';
import { answerToJoining, welcomeLetter } from './communityLetters';
import { communityEffects } from './effectKinds';
import { forgetUnconfirmed } from './forgetUnconfirmed';

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
