import type { Effects } from '../platform/feature/feature';
import { mailOnSendHandler } from '../platform/mail/mailOnSend';
import { agreeWithList } from './agreeWithList';
import { answerToJoining, welcomeMail } from './memberMails';
import { communityEffects } from './effectKinds';
import { forgetUnconfirmed } from './forgetUnconfirmed';

/** The effects of joining, confirming and leaving. */
export const effects: Effects = {
  [communityEffects.mail]: {
    label: 'A mail or change of the mailing list',
    handle: ({ transport, ...context }) => mailOnSendHandler(transport, answerToJoining(context)),
  },
  [communityEffects.welcome]: {
    label: 'A mail or change of the mailing list',
    handle: ({ transport, ...context }) => mailOnSendHandler(transport, welcomeMail(context)),
  },
  [communityEffects.forget]: { label: 'A mail or change of the mailing list', handle: forgetUnconfirmed },
  [communityEffects.mailingList]: {
    label: 'A mail',
    handle: (context) => agreeWithList(context, context.list),
  },
};
