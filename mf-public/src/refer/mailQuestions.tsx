import { island } from '@school/shared';
import { Skeleton, TextLink } from '@school/shared/ui';
import type { AnswerProps, MailQuestion } from '../parts/MailLinkHead';

const StopAnswer = island<AnswerProps>(
  'StopAnswer',
  () => import('./StopAnswer').then((module) => module.StopAnswer),
  { when: 'load', fallback: <Skeleton height="64px" /> },
);
const LinkCounts = island<AnswerProps>(
  'LinkCounts',
  () => import('./LinkCounts').then((module) => module.LinkCounts),
  { when: 'load', fallback: <Skeleton height="180px" /> },
);

/** The questions that links in mails about recommendations open. */
export const mailQuestions: readonly MailQuestion[] = [
  {
    param: 'stop',
    title: 'Do you want no more of these emails?',
    lead: 'You will get no more emails of this kind, even if another friend recommends us to you. We delete your address and keep only a code by which we recognise it.',
    Answer: StopAnswer,
    answered: {
      title: 'We will not write to you again',
      lead: 'You will get no more emails of this kind, even if another friend recommends us to you. We tell nobody.',
      next: <TextLink to="/">Go to the home page</TextLink>,
    },
  },
  {
    param: 'mine',
    title: 'How often your link was used',
    lead: 'We count how often your link is used, but not who uses it.',
    Answer: LinkCounts,
  },
];
